/**
 * The room's hour in digits, wherever it is seen: on the key, and on the owner's phone where that stands. Runs in the
 * page and needs nothing around it.
 *
 * @returns for each place the line of its strip that stands in its window, with the minutes: "17.00"
 */
export function roomDigits(): string[] {
  const places = [...document.querySelectorAll('#home .room-time')].filter((place) =>
    place.checkVisibility(),
  );
  return places.map((place) => {
    const strip = place.firstElementChild ?? place;
    const { translate, lineHeight } = getComputedStyle(strip);
    const lines = getComputedStyle(strip, '::before')
      .content.slice(1, -1)
      .split(/\\a |\n/i);
    const minutes = getComputedStyle(place, '::after').content.slice(1, -1);
    const drawn = Number.parseFloat(translate.split(' ')[1] ?? '0') / Number.parseFloat(lineHeight);
    // Between two lines there is none.
    return `${lines[Number((-drawn).toFixed(1))]?.trim()}${minutes}`;
  });
}

/** The picture of the room that lies uppermost, by its hour. Runs in the page and needs nothing around it. */
export function roomPicture(): string | undefined {
  const layers = [...document.querySelectorAll<HTMLElement>('#home figure [data-picture]')].filter(
    (layer) => getComputedStyle(layer).opacity === '1' && layer.style.backgroundImage !== '',
  );
  const first = document.querySelector<HTMLImageElement>('#home figure img');
  const source = layers.at(-1)?.style.backgroundImage ?? first?.currentSrc ?? '';
  return /(\d+)-\d+\.\w+/.exec(source)?.[1];
}

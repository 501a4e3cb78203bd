/**
 * The room's hour in digits, in each place that shows it: on the key, and on the owner's phone if that is shown.
 * It runs in the page, so it uses nothing from outside itself.
 *
 * @returns for each place the visible line of its strip, with the minutes: "17.00"
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
    // The styles write both from these attributes. Firefox computes `attr()` no further.
    const { separator: point, minutes } = (place as HTMLElement).dataset;
    const drawn = Number.parseFloat(translate.split(' ')[1] ?? '0') / Number.parseFloat(lineHeight);
    // While the strip is between two lines, no line is found.
    return `${lines[Number((-drawn).toFixed(1))]?.trim()}${point}${minutes}`;
  });
}

/** The hour of the room's uppermost picture. It runs in the page, so it uses nothing from outside itself. */
export function roomPicture(): string | undefined {
  const layers = [...document.querySelectorAll<HTMLElement>('#home figure [data-picture]')].filter(
    (layer) => getComputedStyle(layer).opacity === '1' && layer.style.backgroundImage !== '',
  );
  const first = document.querySelector<HTMLImageElement>('#home figure img');
  const source = layers.at(-1)?.style.backgroundImage ?? first?.currentSrc ?? '';
  return /(\d+)-\d+\.\w+/.exec(source)?.[1];
}

/** The elements of room 7. They are found anew each time, since React may replace them. */

/** The section that shows the room. */
export const room = () => document.querySelector('[data-sample="room"]')?.closest('section') as HTMLElement;

/** All elements of the room that a selector finds. */
export const inRoom = <T extends HTMLElement>(selector: string) => [...room().querySelectorAll<T>(selector)];

/** The element with this name in `data-room`, or null. */
export const part = <T extends HTMLElement>(name: string) => room().querySelector<T>(`[data-room="${name}"]`);

/** The frame in which the pictures are shown. */
export const pictureFrame = () => part('view') as HTMLElement;

/** The layer over the first picture that shows a later scene; undefined for the first scene. */
export const pictureLayer = (scene: number) => inRoom(`[data-picture="${scene}"]`)[0];

/** The strip of hours. */
export const range = () => room().querySelector<HTMLInputElement>('[data-key="hour"]');

/** The number in an element's `data-hour`, `data-news` or `data-age`. */
export const hoursOf = ({ dataset }: HTMLElement, name: 'hour' | 'news' | 'age') => Number(dataset[name]);

/** The day sheet's entries. */
export const entries = () => inRoom('[data-hour]');

/** The hours of the day sheet's entries. */
export const entryHours = () => entries().map((entry) => hoursOf(entry, 'hour'));

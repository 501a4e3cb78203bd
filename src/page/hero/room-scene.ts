import { CHECK_IN_HOUR, clockHour, scenes } from '../../../content/room-day.ts';
import type { HourView } from './hour-view.ts';
import { part, pictureLayer, room } from './room-elements.ts';

/** Addresses of the pictures that can be painted at once, by their hours. */
const pictures = new Map<number, string>();

const firstPicture = () => part<HTMLImageElement>('picture');

/** Whether a scene's picture can be painted at once. The first one is served with the page. */
export function pictureIsThere(scene: number): boolean {
  return pictures.has(scene) || !pictureLayer(scene);
}

/** Makes a scene's picture ready to paint, in the format and width that the browser chose for the first one. */
export async function loadPicture(scene: number): Promise<void> {
  const first = firstPicture();
  if (!first || pictures.has(scene)) return;
  const picture = new Image();
  picture.src = first.currentSrc.replace(/\d+(?=-\d+\.\w+$)/, clockHour(scene));
  // If a picture cannot be loaded, the one before it stays.
  await picture.decode().then(
    () => pictures.set(scene, picture.src),
    () => {},
  );
}

function paintPicture(layer: HTMLElement, scene: number): void {
  const source = pictures.get(scene);
  if (source && layer.tagName === 'I') layer.style.backgroundImage = `url("${source}")`;
}

/** Shows the picture and the wall of the hour's scene. */
export function showScene({ scene: shown, isDark }: HourView): void {
  room().dataset.scene = String(shown);
  room().toggleAttribute('data-dark', isDark);
  for (const { hour: scene } of scenes) {
    const layer = pictureLayer(scene) ?? firstPicture();
    if (!layer) continue;
    paintPicture(layer, scene);
    // Later pictures cover earlier ones, which stay until a later one has loaded. But the first covers the second, so
    // it is shown only in its own hours.
    layer.toggleAttribute('data-shown', scene === CHECK_IN_HOUR ? shown === scene : scene <= shown);
    layer.ariaHidden = String(scene !== shown);
  }
}

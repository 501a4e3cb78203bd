/**
 * Ease-in-out cubic (spec §2: "a cubic ease").
 *
 * @param progress elapsed share of the time, 0 to 1
 * @returns progress, 0 to 1
 */
export function easeInOutCubic(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;
}

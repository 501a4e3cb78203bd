/**
 * The time of day at which the footer greets the visitor.
 *
 * @param hour an hour of the clock, 0 to 23
 */
export function timeOfDay(hour: number): 'morning' | 'afternoon' | 'evening' | 'night' {
  if (hour < 6 || hour > 21) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

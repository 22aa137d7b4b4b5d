/**
 * A duration in hours and minutes, rounded to a minute: the same in Spanish and English.
 *
 * @example
 * durationText(60) // "1 h"
 * durationText(95) // "1 h 35 min"
 */
export function durationText(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return [
    ...(hours > 0 ? [`${hours}\u00a0h`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest}\u00a0min`] : []),
  ].join(' ');
}

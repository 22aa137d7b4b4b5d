/** How many bars a meter shows, newest last. */
export const METER_BARS = 24;
/** In how many equal parts the loudness of a recording is kept. */
const PEAKS = 48;

/**
 * The loudness of samples around 128, in percent of the loudest possible. Speech fills little of the range, so that the
 * square root makes soft words visible.
 *
 * @example levelOf(Uint8Array.of(128, 128)) // 0
 */
export function levelOf(samples: Uint8Array): number {
  const most = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample - 128)), 0);
  return Math.min(100, Math.round(Math.sqrt(most / 128) * 100));
}

/**
 * Levels measured over a recording as equal parts of it: of each the loudest. Fewer levels than parts stay as they are.
 *
 * @example peaksOf([10, 80, 30, 20], 2) // [80, 30]
 */
export function peaksOf(levels: readonly number[], parts = PEAKS): number[] {
  if (levels.length <= parts) return [...levels];
  return Array.from({ length: parts }, (_, part) => {
    const from = Math.floor((part * levels.length) / parts);
    const to = Math.floor(((part + 1) * levels.length) / parts);
    return Math.max(...levels.slice(from, to));
  });
}

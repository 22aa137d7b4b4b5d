import type { Collected } from './collected.ts';
import type { CgmSerialDays } from './result.ts';

const DAY = 86_400;

/**
 * The days of each serial number, also where another device of the file counts instead: which of two counts may change
 * from one export of the same devices to the next.
 */
export function serialDays(collected: Collected, epochSeconds: Float64Array): CgmSerialDays[] {
  const { serials, sources } = collected;
  if (serials.size === 0) return [];
  const days = new Map<number, Set<number>>([...serials.values()].map((source) => [source, new Set()]));
  let [source, day] = [-1, Number.NaN];
  for (let i = 0; i < collected.size; i++) {
    const next = Math.floor(epochSeconds[i]! / DAY);
    if (next === day && sources[i] === source) continue;
    day = next;
    source = sources[i]!;
    days.get(source)?.add(day);
  }
  return [...serials].flatMap(([serial, own]) => {
    const runs = runsOf([...days.get(own)!].sort((a, b) => a - b));
    return runs.length === 0 ? [] : [{ serial, days: runs }];
  });
}

function runsOf(days: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const day of days) {
    const last = runs[runs.length - 1];
    if (last?.[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

/**
 * The dashboard's figures by their definitions, in plain code over the rows: no SQL and no time zone library, so that
 * it shares no mistake with the server's implementation.
 */

export interface StateChange {
  /** Milliseconds. */
  at: number;
  state: 'ACTIVE' | 'INACTIVE';
}

/** A patient's states in chronological order. */
export type History = readonly StateChange[];

const formats = new Map<string, Intl.DateTimeFormat>();

/** The local day of an instant, `YYYY-MM-DD`. */
export function localDay(zone: string, at: number): string {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
    formats.set(zone, format);
  }
  return format.format(at);
}

/** The first instant of a local day, found by search: the earliest second on that local day. */
export function startOfDay(zone: string, day: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  let low = noon - 48 * 3600_000;
  let high = noon + 48 * 3600_000;
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000;
    if (localDay(zone, middle) < day) low = middle;
    else high = middle;
  }
  return high;
}

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const stateBefore = (history: History, at: number) =>
  history.filter((change) => change.at < at).at(-1)?.state;
const firstActive = (history: History) => history.find(({ state }) => state === 'ACTIVE')?.at;

export function activeBefore(histories: readonly History[], at: number): number {
  return histories.filter((history) => stateBefore(history, at) === 'ACTIVE').length;
}

/** Patients by their state in local days `from` to `to`. */
export function evolutionIn(histories: readonly History[], zone: string, from: string, to: string) {
  const start = startOfDay(zone, from);
  const end = startOfDay(zone, dayAfter(to));
  const isIn = ({ at }: StateChange) => at >= start && at < end;
  let recurrent = 0;
  let fresh = 0;
  let canceled = 0;
  for (const history of histories) {
    const first = firstActive(history);
    if (first === undefined) continue;
    if (first >= start && first < end) fresh += 1;
    const wasActive = stateBefore(history, start) === 'ACTIVE';
    if (first < start && (wasActive || history.some((one) => isIn(one) && one.state === 'ACTIVE')))
      recurrent += 1;
    const wasDeactivated = history.some(
      (one, index) => isIn(one) && one.state === 'INACTIVE' && history[index - 1]?.state === 'ACTIVE',
    );
    if (wasDeactivated && stateBefore(history, end) === 'INACTIVE') canceled += 1;
  }
  return { recurrent, new: fresh, canceled };
}

/** Ids of the patients first activated in these days, the latest first. */
export function newIn(
  histories: ReadonlyMap<string, History>,
  zone: string,
  from: string,
  to: string,
): string[] {
  const start = startOfDay(zone, from);
  const end = startOfDay(zone, dayAfter(to));
  return [...histories]
    .map(([id, history]) => ({ id, first: firstActive(history) ?? Number.NaN }))
    .filter(({ first }) => first >= start && first < end)
    .sort((a, b) => b.first - a.first || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

/** Parsers of column values, the same for both engines (OIDs of PostgreSQL's built-in types). */
const TYPE_OIDS = { int8: 20, numeric: 1700, date: 1082, timestamptz: 1184 } as const;

/** `2026-11-21 08:41:12.5+00` → `2026-11-21T08:41:12.500Z`; sessions run in UTC. */
export function isoTimestamp(text: string): string {
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
}

export const VALUE_PARSERS: Record<number, (text: string) => unknown> = {
  [TYPE_OIDS.int8]: Number,
  [TYPE_OIDS.numeric]: Number,
  [TYPE_OIDS.date]: (text) => text,
  [TYPE_OIDS.timestamptz]: isoTimestamp,
};

import { foldHeading } from '../../shared/delimited/index.ts';
import { isZone, zoneOffsetMinutes } from '../../shared/index.ts';
import type { CgmSeries } from '../series.ts';
import { statedOffset } from './heading-clock.ts';
import type { Headings } from './headings.ts';
import type { CgmRefusalDetails } from './result.ts';
import type { ScanFindings } from './scan-findings.ts';
import { columnName } from './unit-evidence.ts';

const DAY = 86_400;
/** How often the clock of the patient is compared with a zone named in a file. */
const PROBE = 14 * DAY;

/** Standard and summer time in minutes east of UTC, by the letters that tables write for them. */
const LETTERS: Readonly<Record<string, readonly number[]>> = {
  hst: [-600],
  akst: [-540, -480],
  akdt: [-540, -480],
  pst: [-480, -420],
  pdt: [-480, -420],
  mst: [-420, -360],
  mdt: [-420, -360],
  cst: [-360, -300],
  cdt: [-360, -300],
  est: [-300, -240],
  edt: [-300, -240],
  wet: [0, 60],
  bst: [0, 60],
  cet: [60, 120],
  cest: [60, 120],
  mez: [60, 120],
  mesz: [60, 120],
  eet: [120, 180],
  eest: [120, 180],
  msk: [180],
  jst: [540],
  aest: [600, 660],
  aedt: [600, 660],
};

const AREAS =
  '(?:africa|america|antarctica|arctic|asia|atlantic|australia|europe|indian|pacific)/[a-z_+-]+(?:/[a-z_+-]+)?';
const NAMED = new RegExp(AREAS, 'i');

/** A clock that a text names: a zone, or the offsets that it may have. */
type NamedClock = { zone: string } | { minutes: readonly number[] };

/**
 * The clock that a heading or a cell names, or null when it names none that is known.
 *
 * @example clockNamed('Timestamp (EST)') // { minutes: [-300, -240] }
 */
function clockNamed(text: string): NamedClock | null {
  const zone = NAMED.exec(text)?.[0];
  if (zone !== undefined && isZone(zone)) return { zone };
  const stated = statedOffset(text);
  if (stated !== null) return { minutes: [stated / 60] };
  const letters = foldHeading(text)
    .match(/[a-z]+/g)
    ?.find((word) => word in LETTERS);
  return letters === undefined ? null : { minutes: LETTERS[letters]! };
}

/** The clock in a cell of a column of zones, where an offset can also be a number alone: `+02:00`, `-5`, `120`. */
function clockOfCell(text: string): NamedClock | null {
  const cell = text.trim();
  if (/^z$/i.test(cell)) return { minutes: [0] };
  const offset = /^([+\u2212-]?)(\d{1,2}):(\d{2})(?::00)?$/.exec(cell);
  if (offset) return { minutes: [signed(offset[1]!, Number(offset[2]) * 60 + Number(offset[3]))] };
  const number = /^([+\u2212-]?)(\d{1,5})(?:\.0+)?$/.exec(cell);
  if (!number) return clockNamed(cell);
  const size = Number(number[2]);
  // Hours up to 14, minutes up to 840, seconds beyond.
  const minutes = size <= 14 ? size * 60 : size <= 840 ? size : size / 60;
  return minutes <= 840 ? { minutes: [signed(number[1]!, minutes)] } : null;
}

const signed = (sign: string, minutes: number) => (sign === '' || sign === '+' ? minutes : -minutes);

/** Whether times of the series by that clock are times of the zone. */
function isSameClock(clock: NamedClock, { epochSeconds }: CgmSeries, zone: string): boolean {
  const first = epochSeconds[0]!;
  const last = epochSeconds.at(-1)!;
  for (let at = first; ; at = Math.min(at + PROBE, last)) {
    const own = zoneOffsetMinutes(zone, at);
    const isSame = 'zone' in clock ? zoneOffsetMinutes(clock.zone, at) === own : clock.minutes.includes(own);
    if (!isSame) return false;
    if (at >= last) return true;
  }
}

/**
 * Where a table says that its times are by another clock than the patient's. Reading them as the patient's would move
 * every night and meal by hours. A cell counts for the whole table, unless the offsets of all cells together are the
 * patient's, as over a clock change.
 */
export function otherZone(
  series: CgmSeries,
  zone: string,
  {
    headings,
    headingRow,
    rowZones,
  }: { headings: Headings; headingRow: number } & Pick<ScanFindings, 'rowZones'>,
): CgmRefusalDetails | null {
  for (const column of [headings.time, headings.date].filter((each) => each >= 0)) {
    const text = headings.names[column] ?? '';
    const clock = statedOffset(text) === null ? clockNamed(text) : null;
    if (clock !== null && !isSameClock(clock, series, zone))
      return { row: headingRow, column: columnName(headings, column), found: text, expected: zone };
  }
  const cells = rowZones.flatMap((cell) => {
    const clock = clockOfCell(cell.text);
    return clock === null ? [] : [{ ...cell, clock }];
  });
  const all = [...new Set(cells.flatMap(({ clock }) => ('minutes' in clock ? clock.minutes : [])))];
  const other = cells.find(
    ({ clock }) => !isSameClock('minutes' in clock ? { minutes: all } : clock, series, zone),
  );
  if (other === undefined) return null;
  return { row: other.row, column: columnName(headings, other.column), found: other.text, expected: zone };
}

import { resolveWallClock, type ZoneTable } from '../../shared/index.ts';
import { FARTHEST_DEVICE } from './clock-sets.ts';
import type { DayOrder } from './result.ts';
import { OPEN_WALL, wallOfOpen } from './time-reader.ts';

/** Events of a file that are no readings and can be kept with them. */
export type CgmTreatmentKind = 'CARBOHYDRATES' | 'INSULIN';

/** Carbohydrates in grams or insulin in units that a file has at a time. */
export interface CgmFileTreatment {
  kind: CgmTreatmentKind;
  /** Whether an insulin acts at once or over the day; null where the file does not say, and for carbohydrates. */
  action: 'RAPID' | 'LONG' | null;
  amount: number;
  epochSeconds: number;
}

/** What a treatment is known by, however often a file with it is imported. */
export const treatmentKey = ({ kind, action, amount, epochSeconds }: CgmFileTreatment): string =>
  [epochSeconds, kind, action ?? '', amount].join(' ');

/** A column of amounts. */
export interface TreatmentColumn {
  column: number;
  kind: CgmTreatmentKind;
  action: CgmFileTreatment['action'];
}

/** As written, before day order and zone are applied. */
export interface WrittenTreatment extends Omit<CgmFileTreatment, 'epochSeconds'> {
  wall: number;
  isAbsolute: boolean;
  row: number;
}

/** More than any test has. */
export const MOST_TREATMENTS = 20_000;
/** Grams of a meal and units of a dose beyond which a number is something else. */
const MOST: Readonly<Record<CgmTreatmentKind, number>> = { CARBOHYDRATES: 1000, INSULIN: 300 };

const CARBOHYDRATES = /carb|^ch gr$|hidratos|kohlenhydrat|glucides|koolhydra/;
const INSULIN = /ins[ou]lin|^bolus (volume )?delivered|^bolus$/;
/** Parts of a dose that another column has whole, settings, and columns of words. */
const NO_AMOUNT =
  /ratio|verhaltnis|faktor|recommend|on board|exchange|sensitiv|serving|portion|raciones|portionen|correc|korrek|user change|meal insulin|comida|mahlzeit|active|activ[ao]|aktiv|estimate|selected|total|unabsorbed|duration|curve|type|non.?num|no num|nicht.?num|niet.?num|nao num|per /;
const LONG = /long|prolong|lenta|lent[eo]?\b|lang|verzog|basal|longue/;
const RAPID = /rapid|fast|schnell|snel|rapide|rapida|bolus/;

/** Which insulin a heading or a word names. */
export const actionIn = (folded: string): CgmFileTreatment['action'] =>
  LONG.test(folded) ? 'LONG' : RAPID.test(folded) ? 'RAPID' : null;

/** The columns of a table that hold amounts of carbohydrates or insulin. */
export function treatmentColumns(folded: readonly string[]): TreatmentColumn[] {
  return folded.flatMap((cell, column): TreatmentColumn[] => {
    if (NO_AMOUNT.test(cell)) return [];
    if (CARBOHYDRATES.test(cell)) return [{ column, kind: 'CARBOHYDRATES', action: null }];
    return INSULIN.test(cell) ? [{ column, kind: 'INSULIN', action: actionIn(cell) }] : [];
  });
}

/** A marker that holds an amount, as CareLink's `Insulin: 27,00`. */
export function markedTreatment(folded: string): Omit<CgmFileTreatment, 'epochSeconds'> | null {
  const found = /^([^:]{3,40}): ?(\d+(?:[.,]\d+)?)/.exec(folded);
  const [, name = '', amount = ''] = found ?? [];
  const kind = INSULIN.test(name)
    ? 'INSULIN'
    : /^(meal|carb|comida|mahlzeit|repas|pasto)/.test(name)
      ? 'CARBOHYDRATES'
      : null;
  if (kind === null) return null;
  return {
    kind,
    action: kind === 'INSULIN' ? actionIn(name) : null,
    amount: Number(amount.replace(',', '.')),
  };
}

/** Whether an amount can be one that a person took. */
export const isTaken = (kind: CgmTreatmentKind, amount: number): boolean =>
  amount > 0 && amount <= MOST[kind];

/** The readings of the file, by whose rows a time that occurs twice is decided. */
interface Beside {
  rows: Int32Array;
  /** Of each reading, in the order of the file. */
  epochSeconds: Float64Array;
  /** The clock by which the readings were read. */
  clock: ZoneTable;
}

/** The treatments of a file at their instants, ascending; two alike at one time are one. */
export function treatmentsOf(
  written: readonly WrittenTreatment[],
  dayOrder: DayOrder | null,
  beside: Beside,
): CgmFileTreatment[] {
  const seen = new Set<string>();
  const found = written.flatMap(({ wall, isAbsolute, row, ...treatment }): CgmFileTreatment[] => {
    const local = wall < OPEN_WALL || dayOrder === null ? wall : wallOfOpen(wall, dayOrder);
    if (local === null || local >= OPEN_WALL) return [];
    const epochSeconds = isAbsolute ? local : instantBeside(local, row, beside);
    const key = treatmentKey({ ...treatment, epochSeconds });
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ ...treatment, epochSeconds }];
  });
  return found.sort((a, b) => a.epochSeconds - b.epochSeconds);
}

/** The instant of a wall clock; of two the one nearer to the reading on the row beside it. */
function instantBeside(wall: number, row: number, { rows, epochSeconds, clock }: Beside): number {
  const meaning = resolveWallClock(clock, wall, FARTHEST_DEVICE);
  if (meaning.kind !== 'twice') return Math.round(meaning.epochSeconds);
  let at = 0;
  while (at + 1 < rows.length && Math.abs(rows[at + 1]! - row) <= Math.abs(rows[at]! - row)) at++;
  const near = epochSeconds[at]!;
  const isFirst = Math.abs(meaning.first - near) <= Math.abs(meaning.second - near);
  return Math.round(isFirst ? meaning.first : meaning.second);
}

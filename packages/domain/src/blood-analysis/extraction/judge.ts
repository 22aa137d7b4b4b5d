import { acceptsUnit, convertRow, isPlausible, loincOf } from '../markers/convert.ts';
import { shareOf } from '../markers/markers.ts';
import { otherUnit } from '../markers/other-unit.ts';
import type { BloodMarker } from '../markers/marker.ts';
import { parseUnit, type BloodUnit } from '../markers/units.ts';
import type { BloodDoubt, LaboratoryRange, ProposedMarker } from '../report.ts';
import { around, type Word } from './lines.ts';
import type { Convention, WrittenNumber } from './numbers.ts';
import type { RowReading } from './rows.ts';

interface Resolved {
  value: number;
  isOpen: boolean;
}

/** The unit for numbers without one: a ratio has none. */
const unitOf = (marker: BloodMarker, text: string | null): BloodUnit | null => {
  if (text !== null) return parseUnit(text);
  return marker.loinc.NUMBER === undefined ? null : { kind: 'NUMBER', scale: 1 };
};

/**
 * Decides `1.234`: by the range of the row, the marks of the document and what can be true; open where these do not agree.
 */
function resolve(
  number: WrittenNumber,
  range: readonly WrittenNumber[],
  convention: Convention,
  fits: (value: number) => boolean | null,
): Resolved {
  const { value, thousands, separator } = number;
  if (thousands === null) return { value, isOpen: false };
  const marks = new Set(range.flatMap(({ mark }) => (mark === null ? [] : [mark])));
  const evidence = [...marks, ...(convention === null || convention === 'BOTH' ? [] : [convention])];
  const saysDecimal = evidence.includes(separator!);
  const saysThousands = evidence.some((mark) => mark !== separator);
  const fitting = [fits(value), fits(thousands)];
  if (fitting[0] !== fitting[1] && !fitting.includes(null)) {
    const isDecimal = fitting[0] === true;
    const isContradicted = convention === 'BOTH' || (isDecimal ? saysThousands : saysDecimal);
    const isSupported = isDecimal ? saysDecimal : saysThousands;
    return { value: isDecimal ? value : thousands, isOpen: isContradicted || !isSupported };
  }
  // Both can be true, or neither: the document's mark proposes, a person decides.
  return { value: saysThousands && !saysDecimal ? thousands : value, isOpen: true };
}

const limitsOf = (reading: RowReading): WrittenNumber[] =>
  [reading.range?.low, reading.range?.high].flatMap((limit) => (limit ? [limit] : []));

function rangeFor(
  reading: RowReading,
  convention: Convention,
  fits: (value: number) => boolean | null,
): { range: LaboratoryRange | null; isOpen: boolean } {
  const { range } = reading;
  if (range === null) return { range: null, isOpen: false };
  const all = [...limitsOf(reading), ...(reading.value?.number ? [reading.value.number] : [])];
  const [low, high] = [range.low, range.high].map((side) =>
    side ? resolve(side, all, convention, fits) : null,
  );
  return {
    range: { text: range.text, low: low?.value ?? null, high: high?.value ?? null, kind: range.kind },
    isOpen: low?.isOpen === true || high?.isOpen === true,
  };
}

const SAYS_HIGH = /^[([]?(?:H|HH|A|AA|↑{1,2}|▲|⬆|⇧|high|alto)\*?[)\]]?$/iu;
const SAYS_LOW = /^[([]?(?:L|LL|B|BB|↓{1,2}|▼|⬇|⇩|low|bajo)\*?[)\]]?$/iu;

/** A flag that says the contrary of value and range: one of the three was misread. */
function disagrees(flag: string | null, value: number, range: LaboratoryRange | null): boolean {
  if (flag === null || range === null || range.kind === 'CLASS') return false;
  if (SAYS_HIGH.test(flag)) return range.high !== null && value < range.high;
  if (SAYS_LOW.test(flag)) return range.low !== null && value > range.low;
  return false;
}

/** Whether range and value are of one scale: a range far from all that can be true belongs to another row or unit. */
function isOddRange(range: LaboratoryRange | null, fits: (value: number) => boolean | null): boolean {
  if (range === null || range.kind === 'NONE' || range.kind === 'SEVERAL') return false;
  const sides = [range.low, range.high].filter((side) => side !== null && side !== 0);
  return sides.length > 0 && sides.every((side) => fits(side!) === false);
}

/** How many times the usual limit makes a limit far from it, and how many leave it near. */
const FAR = Math.log(1.8);
const NEAR = Math.log(1.6);

/** Whether a range is the usual one in the other unit of its analyte, and far from it in the unit of its row. */
function isRangeOfOtherUnit(
  { id, usual }: BloodMarker,
  range: LaboratoryRange | null,
  unit: string | null,
): boolean {
  if (unit === null || usual === undefined || (range?.kind !== 'INTERVAL' && range?.kind !== 'LIMIT'))
    return false;
  const other = otherUnit(id, unit);
  if (other === null) return false;
  const apart = (side: number, from: string, at: 0 | 1): number[] => {
    const there = convertRow(id, { value: side, low: null, high: null }, from)?.value ?? NaN;
    return [usual.male[at], usual.female[at]].flatMap((limit) =>
      limit === null ? [] : [Math.abs(Math.log(there / limit))],
    );
  };
  const sides = ([0, 1] as const).flatMap((at) => {
    const side = at === 0 ? range.low : range.high;
    const limits = [usual.male[at], usual.female[at]].filter((limit) => limit !== null && limit > 0);
    return side === null || side <= 0 || limits.length === 0 ? [] : [{ side, at }];
  });
  return (
    sides.some(({ side, at }) => apart(side, unit, at).every((far) => far > FAR)) &&
    sides.every(({ side, at }) => apart(side, other, at).some((near) => near < NEAR))
  );
}

const linesOf = (words: readonly Word[]) => {
  const rows = new Map<string, Word[]>();
  for (const word of words) {
    const key = `${word.page}:${Math.round((word.y + word.height) / 3)}`;
    rows.set(key, [...(rows.get(key) ?? []), word]);
  }
  return [...rows.values()].map((row) => around(row));
};

/** What is known of the row from where it is. */
export interface RowPlace {
  convention: Convention;
  sampledAt: string | null;
  doubts: readonly BloodDoubt[];
}

/** Judges a row that has a value: which analyte it is in its unit, what its numbers are, what is in doubt. */
export function judged(reading: RowReading, place: RowPlace): ProposedMarker {
  const written = reading.value!;
  const unitText = reading.unit?.text ?? reading.name.unit;
  const isPercent = unitText !== null && parseUnit(unitText)?.kind === 'PERCENT';
  const marker = isPercent ? shareOf(reading.name.marker) : reading.name.marker;
  const unit = unitOf(marker, unitText);
  const isUsual = unit !== null && acceptsUnit(marker, unit);
  const fits = (value: number): boolean | null => (isUsual ? isPlausible(marker, value, unit) : null);
  const { value, isOpen } = resolve(written.number!, limitsOf(reading), place.convention, fits);
  const { range, isOpen: isRangeOpen } = rangeFor(reading, place.convention, fits);
  const doubts = new Set<BloodDoubt>([...place.doubts, ...reading.doubts]);
  if (unitText === null && unit === null) doubts.add('UNIT_MISSING');
  else if (!isUsual) doubts.add('UNIT_UNUSUAL');
  // A sign of percent in the name, a count in the unit: which of the two it is cannot be told.
  if (reading.name.isShare && !isPercent) doubts.add('UNIT_UNCERTAIN');
  if (isOpen || isRangeOpen) doubts.add('DECIMAL_AMBIGUOUS');
  if (fits(value) === false && written.comparator === undefined) doubts.add('VALUE_IMPLAUSIBLE');
  if (fits(value) === false && written.comparator?.startsWith('>')) doubts.add('VALUE_IMPLAUSIBLE');
  if (reading.name.isQualified) doubts.add('NAME_QUALIFIED');
  if (disagrees(reading.flag, value, range)) doubts.add('FLAG_DISAGREES');
  if (isOddRange(range, fits) || (isUsual && isRangeOfOtherUnit(marker, range, unitText)))
    doubts.add('RANGE_IMPLAUSIBLE');
  const figures = { value, low: range?.low ?? null, high: range?.high ?? null };
  const comparable = isUsual && unitText !== null ? convertRow(marker.id, figures, unitText) : null;
  return {
    marker: marker.id,
    label: reading.label,
    value,
    valueText: written.text,
    comparator: written.comparator ?? null,
    unit: unitText,
    range,
    flag: reading.flag,
    loinc: isUsual ? loincOf(marker, unit) : null,
    sampledAt: place.sampledAt,
    previous: reading.previous,
    comments: reading.comments,
    doubts: [...doubts],
    rects: linesOf([...reading.nameWords, ...reading.words]),
    valueRect: around(written.words),
    comparable: comparable && { ...comparable, unit: marker.unit },
  };
}

import type {
  BloodDoubt,
  BloodResultsUpdate,
  BloodSample,
  BloodValue,
  BloodValueWrite,
} from '@healzy/api/blood-analysis';
import { parseDecimal } from '@healzy/domain/shared';

/** A value under review. It is kept in drafts: what the report says besides is read from the report by `proposalId`. */
export interface ReviewRow {
  readonly id: string;
  readonly marker: string | null;
  readonly valueText: string;
  readonly unit: string;
  readonly rangeText: string;
  readonly comment: string;
  readonly flag: string | null;
  readonly reportId: string | null;
  readonly proposalId: string | null;
  /** The unread line that it was entered from; null for others. */
  readonly line: number | null;
  readonly doubts: readonly BloodDoubt[];
  readonly state: 'OPEN' | 'ACCEPTED' | 'LEFT';
  /** Whether a person has looked into this value alone, and not accepted it with all others. */
  readonly isConfirmed: boolean;
  /** What is wrong with it, when it was last tried; null while nothing is. */
  readonly problem: RowProblem | null;
}

export const ROW_PROBLEMS = ['MARKER', 'VALUE', 'UNIT', 'BLOOD_UNIT_INVALID', 'OTHER'] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

export type Answer = 'YES' | 'NO' | 'UNKNOWN';

export interface ReviewValues {
  /** A day. */
  sampledAt: string;
  /** The day with its time, as the report or the saved results state it. */
  sampledOn: string;
  laboratory: string;
  isFasting: Answer;
  isPregnant: Answer;
  rows: ReviewRow[];
}

export type DecimalMark = ',' | '.';
type Comparator = BloodValueWrite['comparator'];

const SIGNS: readonly (readonly [string, NonNullable<Comparator>])[] = [
  ['<=', '<='],
  ['>=', '>='],
  ['≤', '<='],
  ['≥', '>='],
  ['<', '<'],
  ['>', '>'],
];

/** Reads what was typed as a value, with the sign of one that is cut off; null when it is none. */
export function readValue(text: string): { value: number; comparator: Comparator } | null {
  const trimmed = text.trim();
  const [sign, comparator] = SIGNS.find(([each]) => trimmed.startsWith(each)) ?? ['', null];
  const value = parseDecimal(trimmed.slice(sign.length));
  return value === null ? null : { value, comparator };
}

/** The text of a value for the field in which it is changed: every decimal, and no thousands separator. */
export function writeValue(
  { value, comparator }: { value: number; comparator: string | null },
  mark: DecimalMark,
): string {
  const number = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 12 });
  return `${comparator === null ? '' : `${comparator} `}${number.replace('.', mark)}`;
}

/** Whether the mark could separate thousands as well: `250.000`. Then the field says how it is read. */
export const isMarkOpen = (text: string): boolean => /^\D*\d{1,3}[.,]\d{3}$/u.test(text.trim());

/**
 * The proposals of a sample. One whose value was saved is shown as it was saved: a second review does not bring back what
 * was misread. One that says the same as an earlier one in another unit is left out from the start.
 */
export function rowsOfSample(
  reportId: string,
  { proposals }: BloodSample,
  { saved, mark }: { saved: readonly BloodValue[]; mark: DecimalMark },
): ReviewRow[] {
  const met = new Set<string>();
  return proposals.map((proposal) => {
    const isSame = proposal.sameAs !== null && met.has(proposal.sameAs);
    met.add(proposal.id);
    const before = saved.find((value) => value.reportId === reportId && value.proposalId === proposal.id);
    if (before !== undefined) return { ...savedRow(before, mark), id: proposal.id };
    return {
      id: proposal.id,
      marker: proposal.marker,
      valueText: writeValue(proposal, mark),
      unit: proposal.unit ?? '',
      rangeText: proposal.range?.text ?? '',
      comment: proposal.comments.join(' · '),
      flag: proposal.flag,
      reportId,
      proposalId: proposal.id,
      line: null,
      doubts: proposal.doubts,
      state: isSame ? 'LEFT' : 'OPEN',
      isConfirmed: false,
      problem: null,
    };
  });
}

/** A value as it was saved, which somebody has reviewed. */
const savedRow = (value: BloodValue, mark: DecimalMark): ReviewRow => ({
  id: value.marker,
  marker: value.marker,
  valueText: writeValue(value, mark),
  unit: value.unit,
  rangeText: value.rangeText ?? '',
  comment: value.comment ?? '',
  flag: value.flag,
  reportId: value.reportId,
  proposalId: value.proposalId,
  line: null,
  doubts: [],
  state: 'ACCEPTED',
  isConfirmed: value.isConfirmed,
  problem: null,
});

/** Saved values, to change them. */
export const rowsOfResults = (values: readonly BloodValue[], mark: DecimalMark): ReviewRow[] =>
  values.map((value) => savedRow(value, mark));

/** A value that is entered by hand, perhaps from a line that gave none. */
export function emptyRow(
  rows: readonly ReviewRow[],
  from: { reportId: string | null; line: number | null; marker: string | null },
): ReviewRow {
  const taken = new Set(rows.map(({ id }) => id));
  let number = rows.length + 1;
  while (taken.has(`own-${number}`)) number += 1;
  return {
    id: `own-${number}`,
    ...from,
    valueText: '',
    unit: '',
    rangeText: '',
    comment: '',
    flag: null,
    proposalId: null,
    doubts: [],
    state: 'OPEN',
    isConfirmed: false,
    problem: null,
  };
}

/** What is missing in a row before it can count; null when nothing is. */
function problemOf({ marker, valueText, unit }: ReviewRow): RowProblem | null {
  if (marker === null) return 'MARKER';
  if (readValue(valueText) === null) return 'VALUE';
  return unit.trim() === '' ? 'UNIT' : null;
}

const replaced = (rows: readonly ReviewRow[], id: string, change: (row: ReviewRow) => ReviewRow) =>
  rows.map((row) => (row.id === id ? change(row) : row));

/** A row that was changed has to be looked at again. */
export const changeRow = (
  rows: readonly ReviewRow[],
  id: string,
  change: Partial<Pick<ReviewRow, 'marker' | 'valueText' | 'unit' | 'rangeText' | 'comment'>>,
): ReviewRow[] => replaced(rows, id, (row) => ({ ...row, ...change, state: 'OPEN', problem: null }));

/** Accepts one row that a person has looked at; one that lacks something says what instead. */
export const acceptRow = (rows: readonly ReviewRow[], id: string): ReviewRow[] =>
  replaced(rows, id, (row) => {
    const problem = problemOf(row);
    return problem === null
      ? { ...row, state: 'ACCEPTED', isConfirmed: true, problem: null }
      : { ...row, problem };
  });

/** Leaves a proposal out, which can be taken back; what was entered by hand is gone. */
export const leaveOut = (rows: readonly ReviewRow[], id: string): ReviewRow[] =>
  rows.flatMap((row) => {
    if (row.id !== id) return [row];
    return row.proposalId === null && row.state === 'OPEN' ? [] : [{ ...row, state: 'LEFT', problem: null }];
  });

export const reopen = (rows: readonly ReviewRow[], id: string): ReviewRow[] =>
  replaced(rows, id, (row) => ({ ...row, state: 'OPEN' }));

const isUndoubted = (row: ReviewRow): boolean =>
  row.state === 'OPEN' && row.doubts.length === 0 && problemOf(row) === null;

export const countUndoubted = (rows: readonly ReviewRow[]): number => rows.filter(isUndoubted).length;

/** Accepts all rows of which the reader is certain, in one press. */
export const acceptUndoubted = (rows: readonly ReviewRow[]): ReviewRow[] =>
  rows.map((row) => (isUndoubted(row) ? { ...row, state: 'ACCEPTED' } : row));

/** The next row to be looked at after one, from the start again at the end; null when all are. */
export function nextOpen(rows: readonly ReviewRow[], after: string | null): string | null {
  const at = rows.findIndex(({ id }) => id === after);
  return [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(({ state }) => state === 'OPEN')?.id ?? null;
}

/** What keeps the review from being saved, and the rows that it is about. */
export type ReviewBlock =
  | { kind: 'OPEN'; ids: readonly string[] }
  | { kind: 'REPEATED'; marker: string; ids: readonly string[] }
  | { kind: 'NONE' };

export function blockOf(rows: readonly ReviewRow[], hasKept: boolean): ReviewBlock | null {
  const open = rows.filter(({ state }) => state === 'OPEN');
  if (open.length > 0) return { kind: 'OPEN', ids: open.map(({ id }) => id) };
  const accepted = rows.filter(({ state }) => state === 'ACCEPTED');
  const twice = accepted.find(({ marker }, at) => accepted.findIndex((row) => row.marker === marker) < at);
  if (twice !== undefined) {
    const ids = accepted.filter(({ marker }) => marker === twice.marker).map(({ id }) => id);
    return { kind: 'REPEATED', marker: twice.marker ?? '', ids };
  }
  return accepted.length === 0 && !hasKept ? { kind: 'NONE' } : null;
}

/**
 * Saved values that a review leaves as they are: of no analyte that it accepts, and of other sources or typed by hand from
 * a line of this one that was not understood, which reading it again does not propose.
 */
export function keptValues(
  saved: readonly BloodValue[],
  rows: readonly ReviewRow[],
  source: string | null,
): BloodValue[] {
  const replacedBy = new Set(rows.flatMap(({ state, marker }) => (state === 'ACCEPTED' ? [marker] : [])));
  return saved.filter(
    ({ marker, reportId, proposalId }) =>
      !replacedBy.has(marker) && !(source !== null && reportId === source && proposalId !== null),
  );
}

const ANSWERS: Record<Answer, boolean | null> = { YES: true, NO: false, UNKNOWN: null };
export const answerOf = (value: boolean | null): Answer =>
  value === null ? 'UNKNOWN' : value ? 'YES' : 'NO';

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The accepted rows in the order in which they are sent, so that the server's problems find theirs. */
const acceptedRows = (rows: readonly ReviewRow[]): ReviewRow[] =>
  rows.filter(({ state }) => state === 'ACCEPTED');

/** What is saved of a review: every accepted row, and the values that are kept. */
export function updateOf(
  { rows, sampledAt, sampledOn, laboratory, isFasting, isPregnant }: ReviewValues,
  kept: readonly BloodValue[],
): BloodResultsUpdate {
  const own = acceptedRows(rows).flatMap((row): BloodValueWrite[] => {
    const read = readValue(row.valueText);
    if (read === null || row.marker === null) return [];
    return [
      {
        marker: row.marker,
        ...read,
        unit: row.unit.trim(),
        rangeText: orNull(row.rangeText),
        flag: row.flag,
        comment: orNull(row.comment),
        reportId: row.reportId,
        proposalId: row.proposalId,
        isConfirmed: row.isConfirmed,
      },
    ];
  });
  const others = kept.map((value): BloodValueWrite => ({
    marker: value.marker,
    value: value.value,
    comparator: value.comparator,
    unit: value.unit,
    rangeText: value.rangeText,
    flag: value.flag,
    comment: value.comment,
    reportId: value.reportId,
    proposalId: value.proposalId,
    isConfirmed: value.isConfirmed,
  }));
  return {
    // The time belongs to the day that was stated with it.
    sampledAt: orNull(sampledOn.startsWith(`${sampledAt}T`) ? sampledOn : sampledAt),
    laboratory: orNull(laboratory),
    isFasting: ANSWERS[isFasting],
    isPregnant: ANSWERS[isPregnant],
    values: [...own, ...others],
  };
}

/** Opens the rows of analytes that the server wants to be looked at once more, with the reason. */
export const reopenUnlikely = (rows: readonly ReviewRow[], markers: readonly string[]): ReviewRow[] =>
  rows.map((row) =>
    row.state === 'ACCEPTED' && row.marker !== null && markers.includes(row.marker)
      ? { ...row, state: 'OPEN', doubts: [...new Set([...row.doubts, 'VALUE_IMPLAUSIBLE' as const])] }
      : row,
  );

/** Opens the rows that the server did not accept: `values.3.unit` is about the unit of the fourth that was sent. */
export function reopenRefused(
  rows: readonly ReviewRow[],
  refused: ReadonlyMap<string, string>,
): { rows: ReviewRow[]; ids: string[] } {
  const accepted = acceptedRows(rows);
  const problems = new Map<string, RowProblem>();
  for (const [path, code] of refused) {
    const at = /^values\.(\d+)(?:\.|$)/u.exec(path)?.[1];
    const row = at === undefined ? undefined : accepted[Number(at)];
    if (row !== undefined)
      problems.set(
        row.id,
        code === 'BLOOD_UNIT_INVALID' || path.endsWith('.unit') ? 'BLOOD_UNIT_INVALID' : 'OTHER',
      );
  }
  return {
    rows: rows.map((row) => {
      const problem = problems.get(row.id);
      return problem === undefined ? row : { ...row, state: 'OPEN', problem };
    }),
    ids: [...problems.keys()],
  };
}

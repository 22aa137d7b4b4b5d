import { convertRow } from '../markers/convert.ts';
import type {
  FileDoubt,
  LaboratoryFile,
  LaboratoryReport,
  ProposedMarker,
  UnreadReason,
  UnreadRow,
} from '../report.ts';
import type { TextItem } from '../text-item.ts';
import { Collector, type CollectedRow, type UnreadLine } from './collect.ts';
import { languageOf } from './facts.ts';
import { judged } from './judge.ts';
import { around, flowed, linesOf, type Line } from './lines.ts';
import { resembling } from './names.ts';
import { conventionOf, type Convention } from './numbers.ts';
import { rowParts, textOf } from './rows.ts';
import { isOtherPerson, patientFacts, type Segment } from './segments.ts';

interface Proposed {
  marker: ProposedMarker;
  row: CollectedRow;
}

const unreadRow = (row: CollectedRow, reason: UnreadReason): UnreadRow => ({
  reason,
  text: [row.reading.label, textOf(row.reading.words.slice(row.reading.nameWords.length))].join(' ').trim(),
  marker: row.reading.name.marker.id,
  rect: around(row.reading.words),
});

const unreadLine = ({ words, reason }: UnreadLine): UnreadRow => {
  const text = textOf(words);
  return { reason, text, marker: reason === 'TEXT' ? null : resembling(text), rect: around(words) };
};

/** Whether two rows of one analyte say the same in two units, as HbA1c in % and in mmol/mol. */
function agree(a: ProposedMarker, b: ProposedMarker): boolean {
  if (a.comparator !== b.comparator) return false;
  if (a.unit === null || b.unit === null || a.unit === b.unit) return false;
  const there = convertRow(a.marker, { value: a.value, low: null, high: null }, a.unit, b.unit)?.value;
  return there !== undefined && Math.abs(there - b.value) <= Math.max(Math.abs(b.value) * 0.04, 0.05);
}

const isSame = (a: ProposedMarker, b: ProposedMarker): boolean =>
  a.value === b.value && a.comparator === b.comparator && a.unit === b.unit;

/** Settles an analyte that one sample has more than once. */
function settle(all: readonly Proposed[]): {
  kept: Proposed[];
  left: { row: CollectedRow; reason: UnreadReason }[];
} {
  const left: { row: CollectedRow; reason: UnreadReason }[] = [];
  let kept: Proposed[] = [];
  for (const each of all) {
    const same = kept.find(({ marker }) => isSame(marker, each.marker));
    const isClearer = same !== undefined && same.marker.doubts.length > 0 && each.marker.doubts.length === 0;
    if (same === undefined) kept.push(each);
    else left.push({ row: isClearer ? same.row : each.row, reason: 'REPEATED' });
    if (isClearer) kept[kept.indexOf(same)] = each;
  }
  if (kept.some(({ row }) => row.isAmended) && kept.some(({ row }) => !row.isAmended)) {
    const amended = kept.filter(({ row }) => row.isAmended);
    const replaced = kept.filter(
      ({ row, marker }) => !row.isAmended && amended.some((other) => !agree(other.marker, marker)),
    );
    left.push(...replaced.map(({ row }) => ({ row, reason: 'SUPERSEDED' as const })));
    kept = kept.filter((each) => !replaced.includes(each));
  }
  for (const { marker } of kept) {
    const isTwice = kept.some(
      (other) => other.marker !== marker && !agree(other.marker, marker) && !agree(marker, other.marker),
    );
    if (isTwice && !marker.doubts.includes('MARKER_TWICE')) marker.doubts.push('MARKER_TWICE');
  }
  return { kept, left };
}

/** Which of the segments are of one person and one sample: one report may be in a file twice. */
function grouped(segments: readonly Segment[]): Segment[][] {
  const groups: Segment[][] = [];
  for (const segment of segments) {
    const group = groups.find(
      ([first]) =>
        !isOtherPerson(first!.facts, segment.facts) &&
        first!.sampled?.date.slice(0, 10) === segment.sampled?.date.slice(0, 10),
    );
    if (group) group.push(segment);
    else groups.push([segment]);
  }
  return groups;
}

function reportOf(
  group: readonly Segment[],
  collector: Collector,
  convention: Convention,
  isShared: boolean,
): LaboratoryReport {
  const rows = collector.rows.filter(({ segment }) => group.includes(segment));
  const lines = collector.unread.filter(({ segment }) => group.includes(segment));
  const unread = lines.map(unreadLine);
  const proposed: Proposed[] = [];
  for (const row of rows) {
    const { reading } = row;
    if (row.specimen === 'OTHER') unread.push(unreadRow(row, 'OTHER_SPECIMEN'));
    else if (reading.noValue) {
      const { reason } = reading.noValue;
      unread.push(unreadRow(row, reason === 'NOTHING' ? 'NO_VALUE' : reason));
    } else {
      if (row.specimen === 'UNCERTAIN') row.doubts.add('SPECIMEN_UNCERTAIN');
      if (isShared) row.doubts.add('SEVERAL_PEOPLE');
      if (row.segment.sampled?.isOpen === true) row.doubts.add('DATE_UNCERTAIN');
      const sampledAt = row.segment.sampled?.date ?? null;
      proposed.push({ row, marker: judged(reading, { convention, sampledAt, doubts: [...row.doubts] }) });
    }
  }
  const ids = [...new Set(proposed.map(({ marker }) => marker.marker))];
  const settled = ids.map((id) => settle(proposed.filter(({ marker }) => marker.marker === id)));
  const kept = new Set(settled.flatMap((each) => each.kept));
  unread.push(...settled.flatMap(({ left }) => left.map(({ row, reason }) => unreadRow(row, reason))));
  const first = group[0]!;
  return {
    pages: [...new Set(group.flatMap(({ pages }) => [...pages]))].sort((a, b) => a - b),
    patient: patientFacts(first),
    sampled: first.sampled,
    reported: first.reported,
    isAmended: rows.some(({ isAmended }) => isAmended),
    markers: proposed.filter((each) => kept.has(each)).map(({ marker }) => marker),
    unread: unread.sort((a, b) => a.rect.page - b.rect.page || a.rect.y - b.rect.y),
  };
}

/** Whether rows follow each other on a line as words do, not in columns. */
const isRunning = (line: Line): boolean =>
  line.words.every(({ gap }) => gap < 1.5) &&
  rowParts(line, null).filter(({ reading }) => reading).length >= 2;

/**
 * Reads the report of a laboratory from the text of its pages.
 *
 * Nothing is guessed without a word: a value is proposed with where it is on the page and with every doubt about it, and a
 * line that gives no value is among the unread ones. A previous result is never the value, a censored one keeps its sign, the
 * laboratory's range stays as printed.
 *
 * @param items text of the file with its place on the pages
 * @param pages number of pages; those without text are reported
 */
export function readLaboratoryText(items: readonly TextItem[], pages?: number): LaboratoryFile {
  const lines = flowed(linesOf(items), isRunning);
  const language = languageOf(lines);
  const collector = new Collector(lines, language);
  const numbers = collector.rows.flatMap(({ reading }) =>
    [reading.value?.number, reading.range?.low, reading.range?.high].flatMap((number) =>
      number ? [number] : [],
    ),
  );
  const convention = conventionOf(numbers);
  const used = collector.segments.all.filter(
    (segment) =>
      collector.rows.some((row) => row.segment === segment) ||
      collector.unread.some((line) => line.segment === segment),
  );
  const withRows = used.filter((segment) => collector.rows.some((row) => row.segment === segment));
  const people: Segment[] = [];
  for (const segment of withRows) {
    if (!people.some((known) => !isOtherPerson(known.facts, segment.facts))) people.push(segment);
  }
  const isShared = people.length > 1;
  const groups = grouped(used);
  const reports = groups.map((group) => reportOf(group, collector, convention, isShared));
  const doubts: FileDoubt[] = [];
  const textPages = new Set(items.filter(({ text }) => text.trim() !== '').map(({ page }) => page)).size;
  if (textPages === 0) doubts.push('NO_TEXT');
  else if (pages !== undefined && textPages < pages) doubts.push('SOME_PAGES_WITHOUT_TEXT');
  if (isShared) doubts.push('SEVERAL_PEOPLE');
  const samples = new Set(
    reports.filter(({ markers }) => markers.length > 0).map(({ sampled }) => sampled?.date.slice(0, 10)),
  );
  if (samples.size > 1) doubts.push('SEVERAL_SAMPLES');
  if (textPages > 0 && reports.every(({ markers }) => markers.length === 0)) doubts.push('NO_MARKERS');
  return { language, decimalMark: convention, reports, doubts };
}

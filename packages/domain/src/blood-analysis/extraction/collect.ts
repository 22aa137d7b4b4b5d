import type { BloodDoubt, UnreadReason } from '../report.ts';
import { atomsOf, splitWords, type Atom } from './atoms.ts';
import { datesOf, dayOf, monthFirst, patientOf } from './facts.ts';
import { headingsOf, type Headings } from './headings.ts';
import type { Line, Word } from './lines.ts';
import { matchName, resembling, type NameMatch } from './names.ts';
import { readRow, rowParts, textOf, type RowReading } from './rows.ts';
import { Segments, type Segment } from './segments.ts';
import { specimenOf, type Specimen } from './sections.ts';

/** A row with an analyte's name, in the report that it belongs to. */
export interface CollectedRow {
  reading: RowReading;
  segment: Segment;
  doubts: Set<BloodDoubt>;
  specimen: Specimen;
  isAmended: boolean;
  line: Line;
}

export interface UnreadLine {
  words: Word[];
  reason: UnreadReason;
  segment: Segment;
}

const HAEMOLYSIS = /h(?:a)?em[oó]l[ií]?[zs]|h(?:a)?emoly/iu;
const AFFECTED = /h(?:a)?em[oó]l|lip[eé]mic|ict[eé]ric|coagulad|clotted|interfer|contaminad/iu;
const UNAFFECTED =
  /(?:^|\s)(?:no|sin|not|non|ausencia de|without|[ií]ndice(?: de)?)\s+(?:se observa\s+|presenta\s+)?(?:h(?:a)?em[oó]l|lip|ict|coag)|(?:h(?:a)?em[oó]l\p{L}+|ict\p{L}+|lip\p{L}+) (?:index|[ií]ndice)|h(?:a)?em[oó]l\p{L}+\s*:?\s*(?:no(?!\p{L})|neg|ausen|absent|none|nul|0)/iu;
/** Enzymes and ions that red cells hold more of than plasma: broken cells raise them. */
const FROM_RED_CELLS = new Set(
  'potassium ast alt ldh iron magnesium phosphate folate ck bilirubin_total bilirubin_direct bilirubin_indirect'.split(
    ' ',
  ),
);

const isAffected = (text: string): boolean => AFFECTED.test(text) && !UNAFFECTED.test(text);

const AMENDED =
  /\b(?:informe (?:corregido|rectificado|modificado|amended)|resultados? (?:corregidos?|rectificados?)|corrected (?:report|result)|amended(?: report)?|revised report|sustituye (?:a|al)|anula y sustituye|supersedes|replaces the report|rectificaci[oó]n)\b/iu;
/** In a line without figures alone: `Calcio corregido` and `Corregido por albúmina` are results. */
const CORRECTED = /\b(?:corregido|corrected)\b/iu;
/** A heading of earlier results, as `RESULTADOS ANTERIORES (10/09/2025)`; a sentence about them is none. */
const EARLIER =
  /^\P{L}*(?:(?:resultados?|valores|datos|controles|anal[ií]ticas?|determinaciones|estudios?) (?:anterior(?:es)?|previ[oa]s?|hist[oó]ric[oa]s?)|hist[oó]ricos?(?: de resultados)?|(?:previous|prior|historical|past|earlier) (?:results?|values?|labs?)|results? history|history of results)(?!\p{L})/iu;
const LONGEST_EARLIER = 6;

const FIRST_PAGE = /p[aá]g(?:ina|e|\.)?\s*:?\s*1\s*(?:de|of|\/)\s*\d/iu;

const isCorrectedAnalyte = (text: string): boolean =>
  /corregid[oa]s? (?:por|para|con|seg[uú]n)|corrected for/iu.test(text) || resembling(text) !== null;

const isValueWord = (text: string): boolean =>
  /^(?:your )?(?:value|valor|resultado|result|tu valor|su valor)[:.]?$/iu.test(text);
const isBetween = (line: Line): boolean =>
  /^(?:m[eé]todo|method|muestra|specimen|t[eé]cnica)\b/iu.test(line.text);
const height = (line: Line): number => line.bottom - line.top;
const isNear = (upper: Line, lower: Line): boolean =>
  upper.page === lower.page && lower.top - upper.bottom < Math.max(height(upper), height(lower)) * 1.3;
const isTextOnly = (line: Line): boolean =>
  atomsOf(splitWords(line.words)).every(
    ({ kind }) => kind === 'TEXT' || kind === 'CLASS' || kind === 'FLAG' || kind === 'UNIT',
  ) && !/\d{2}[/:]\d{2}/u.test(line.text);
const startsNear = (a: Line, b: Line): boolean => Math.abs(a.words[0]!.x - b.words[0]!.x) < 25;

/** Reads the lines of a file in order: which rows there are, whose they are, and what is left. */
export class Collector {
  readonly rows: CollectedRow[] = [];
  readonly unread: UnreadLine[] = [];
  readonly segments = new Segments();
  private readonly lines: readonly Line[];
  private readonly order: { isFirst: boolean; isProven: boolean };
  private headings: Headings | null = null;
  private specimen: Specimen = 'BLOOD';
  private isAmended = false;
  /** The report whose rows are below a heading of earlier results. */
  private earlier: Segment | null = null;
  /** What a report says of its haemolysed sample, wherever it stands. */
  private haemolysed = new Map<Segment, string>();
  /** Lines that a row above or below has already taken. */
  private readonly taken = new Set<number>();

  constructor(lines: readonly Line[], language: 'es' | 'en' | null) {
    this.lines = lines;
    this.order = monthFirst(lines, language);
    for (let at = 0; at < lines.length; at += 1) if (!this.taken.has(at)) this.read(at);
    for (const row of this.rows) {
      const { id } = row.reading.name.marker;
      const said = FROM_RED_CELLS.has(id) ? this.haemolysed.get(row.segment) : undefined;
      // The doubt ends when a person has looked into it; what the laboratory said stays beside the value.
      if (said !== undefined && !row.reading.comments.includes(said)) row.reading.comments.push(said);
      if (said !== undefined) row.doubts.add('SAMPLE_AFFECTED');
      if (row.reading.comments.some((comment) => isAffected(comment))) row.doubts.add('SAMPLE_AFFECTED');
    }
  }

  private leave(words: Word[], reason: UnreadReason): void {
    this.unread.push({ words, reason, segment: this.segments.current });
  }

  private read(at: number): void {
    const line = this.lines[at]!;
    this.segments.turnTo(line.page);
    const headings = headingsOf(line);
    if (headings) {
      this.headings = this.withDates(headings);
      this.leave(line.words, 'TEXT');
      return;
    }
    const parts = rowParts(line, this.headings);
    const named = parts.filter(({ reading }) => reading !== null);
    this.noteAmendment(line, named.length > 0);
    if (named.length === 0) {
      this.readUnnamed(at, line);
      return;
    }
    for (const [index, { reading, words }] of parts.entries()) {
      if (reading === null) this.leave(words, this.reasonFor(words));
      else this.readNamed(at, line, reading, index, parts.length);
    }
  }

  /** Columns with a date as heading: the one of this sample is the current one, the others are earlier. */
  private withDates(headings: Headings): Headings {
    const day = this.segments.current.sampled?.date.slice(0, 10);
    const isOwn = headings.columns.map(
      ({ role, text }) => role === 'DATED' && dayOf(text, this.order) === day,
    );
    if (
      day === undefined ||
      isOwn.filter(Boolean).length !== 1 ||
      headings.columns.some(({ role }) => role === 'VALUE')
    )
      return headings;
    const columns = headings.columns.map((column, at) =>
      column.role === 'DATED'
        ? { ...column, role: isOwn[at] ? ('VALUE' as const) : ('PREVIOUS' as const) }
        : column,
    );
    return { ...headings, columns };
  }

  private noteAmendment(line: Line, isRow: boolean): void {
    const hasUnit = atomsOf(splitWords(line.words)).some(({ kind }) => kind === 'UNIT');
    const isStatement = !isRow && !hasUnit && !isCorrectedAnalyte(line.text);
    if (AMENDED.test(line.text) || (isStatement && CORRECTED.test(line.text))) this.isAmended = true;
    else if (FIRST_PAGE.test(line.text))
      this.isAmended = this.lines.some((other) => other.page === line.page && AMENDED.test(other.text));
  }

  private reasonFor(words: readonly Word[]): UnreadReason {
    const kinds = new Set(atomsOf(splitWords(words)).map(({ kind }) => kind));
    const isRow = (kinds.has('NUMBER') || kinds.has('NO_VALUE')) && (kinds.has('UNIT') || kinds.has('RANGE'));
    return isRow ? 'UNKNOWN_NAME' : 'TEXT';
  }

  private add(reading: RowReading, line: Line, doubts: BloodDoubt[] = []): void {
    this.segments.noteRow();
    this.rows.push({
      reading,
      segment: this.segments.current,
      doubts: new Set(
        this.earlier === this.segments.current ? [...doubts, 'MAYBE_PREVIOUS' as const] : doubts,
      ),
      specimen: reading.isOtherSpecimen ? 'OTHER' : this.specimen,
      isAmended: this.isAmended,
      line,
    });
    for (const comment of reading.comments) {
      const specimen = specimenOf(comment, this.specimen);
      if (specimen) this.specimen = specimen;
      if (HAEMOLYSIS.test(comment) && isAffected(comment)) this.noteHaemolysis(comment);
    }
  }

  private readNamed(at: number, line: Line, reading: RowReading, index: number, count: number): void {
    const isAlone = count === 1 && index === 0;
    const isBare = reading.value === null && reading.noValue?.reason === 'NOTHING';
    if (isAlone && isBare && reading.range === null && this.readCard(at, reading)) return;
    // A known name without figures is a heading, or a name whose figures are on the next line.
    if (isAlone && isBare && reading.range === null) {
      const next = this.lines[at + 1];
      if (next && isNear(line, next) && this.joinsBelow(line, next)) return;
      const specimen = specimenOf(line.text, this.specimen);
      if (specimen === 'OTHER' || (specimen === 'BLOOD' && line.text === line.text.toUpperCase()))
        this.specimen = specimen;
      this.leave(line.words, 'NO_VALUE');
      return;
    }
    if (!isAlone) {
      this.add(reading, line);
      return;
    }
    const before = this.lines[at - 1];
    const joined = before && this.joinedName(before, line, reading, this.lines[at + 1]);
    if (joined) {
      this.add({ ...reading, ...joined }, line);
      return;
    }
    this.add(reading, line, this.continuation(at, line, reading));
  }

  /** Whether the next line has the figures of a name that fills a line. */
  private joinsBelow(line: Line, next: Line): boolean {
    const first = atomsOf(splitWords(next.words))[0];
    return (
      first?.kind === 'NUMBER' ||
      (isTextOnly(next) && startsNear(line, next)) ||
      matchesTogether(line.text, next.words) !== null
    );
  }

  /** A name that began on the line above, as `Concentración de` over `hemoglobina corpuscular media`. */
  private joinedName(
    before: Line,
    line: Line,
    reading: RowReading,
    after: Line | undefined,
  ): Pick<RowReading, 'label' | 'name' | 'nameWords'> | null {
    if (!isNear(before, line) || !isTextOnly(before) || !startsNear(before, line)) return null;
    const texts = [`${before.text} ${reading.label}`];
    if (after && isNear(line, after) && isTextOnly(after) && startsNear(before, after))
      texts.unshift(`${before.text} ${reading.label} ${after.text}`);
    for (const label of texts) {
      const name = matchName(label);
      if (name && name.marker.id !== reading.name.marker.id)
        return { label, name, nameWords: [...before.words, ...reading.nameWords] };
    }
    return null;
  }

  /** What the line below may add to a name: a known whole is taken, an unknown one raises a doubt. */
  private continuation(at: number, line: Line, reading: RowReading): BloodDoubt[] {
    const after = this.lines[at + 1];
    if (!after || !isNear(line, after) || !isTextOnly(after) || !startsNear(line, after)) return [];
    const first = after.words[0]!.text;
    const text = textOf(after.words.filter((word, index) => index === 0 || word.gap < 2.5 || index < 2));
    const name = matchName(`${reading.label} ${text}`);
    if (name && name.marker.id !== reading.name.marker.id) {
      reading.name = name;
      reading.label = `${reading.label} ${text}`;
      reading.nameWords = [...reading.nameWords, ...after.words];
      this.taken.add(at + 1);
      return [];
    }
    const isSmall = /^[(\p{Ll}]/u.test(first) && after.words.length <= 5;
    return isSmall && name === null && !isAffected(after.text) ? ['NAME_CONTINUES'] : [];
  }

  /** A card: a name, the range with its label, and the value below, with a bar of the range's ends between. */
  private readCard(at: number, reading: RowReading): boolean {
    const label = this.lines[at + 1];
    if (!label || label.page !== this.lines[at]!.page) return false;
    const rangeAtoms = atomsOf(splitWords(label.words));
    if (rangeAtoms[0]?.kind !== 'RANGE_LABEL') return false;
    const limits = rangeAtoms.find(({ kind }) => kind === 'RANGE');
    const numbers: { line: Line; atoms: Atom[]; at: number }[] = [];
    let index = at + 2;
    for (; index < this.lines.length; index += 1) {
      const next = this.lines[index]!;
      if (next.page !== label.page) break;
      const atoms = atomsOf(splitWords(next.words));
      if (isValueWord(next.text)) continue;
      const lead = atoms.filter((atom) => !isValueWord(atom.text));
      const isFigures =
        lead.length > 0 &&
        lead.every(({ kind }) => ['NUMBER', 'UNIT', 'FLAG', 'RANGE', 'NO_VALUE', 'CLASS'].includes(kind));
      if (
        !isFigures ||
        (lead[0]!.kind !== 'NUMBER' &&
          lead[0]!.kind !== 'NO_VALUE' &&
          lead[0]!.kind !== 'FLAG' &&
          lead[0]!.kind !== 'RANGE')
      )
        break;
      numbers.push({ line: next, atoms: lead, at: index });
    }
    const ends = [limits?.low?.value, limits?.high?.value].filter((end) => end !== undefined);
    const isBar = ({ atoms }: { atoms: Atom[] }): boolean => {
      const figures = atoms.filter(({ kind }) => kind === 'NUMBER');
      return (
        figures.length === atoms.length &&
        figures.length === ends.length &&
        figures.every(
          ({ number, comparator }, end) => comparator === undefined && number!.value === ends[end],
        )
      );
    };
    const hasBar = numbers.length > 1 && isBar(numbers[0]!);
    const values = hasBar ? numbers.slice(1) : numbers;
    const isOnlyBar = ends.length === 2 && values.length === 1 && isBar(values[0]!);
    for (let used = at + 1; used < index; used += 1) this.taken.add(used);
    const words = [...reading.nameWords];
    if (!isOnlyBar) words.push(...values.flatMap(({ atoms }) => atoms.flatMap((atom) => atom.words)));
    const length = words.length;
    words.push(...splitWords(label.words));
    if (length < words.length) words[length] = { ...words[length]!, gap: 1, spaced: true };
    const whole = words.map((word, i) =>
      i === reading.nameWords.length ? { ...word, gap: 1, spaced: true } : word,
    );
    const name = { name: reading.name, from: 0, to: reading.nameWords.length, beside: [] };
    const card = readRow(whole, name, null);
    // Of several numbers below one card, none can be chosen.
    if (values.length > 1) card.doubts.push('TWO_VALUES');
    this.add(card, this.lines[at]!);
    return true;
  }

  private readUnnamed(at: number, line: Line): void {
    const atoms = atomsOf(splitWords(line.words));
    const first = atoms.find((atom) => !isValueWord(atom.text));
    if (first?.kind === 'RANGE_LABEL' && this.extendRange(line)) return;
    if ((first?.kind === 'NUMBER' || first?.kind === 'FLAG') && this.readBelowName(at, line)) return;
    if (this.readWrapped(at, line)) return;
    this.readFacts(at, line);
  }

  /** A range below the row whose it is, with its own label. */
  private extendRange(line: Line): boolean {
    const last = this.rows.at(-1);
    if (!last || last.reading.range !== null || last.reading.value === null || last.line.page !== line.page)
      return false;
    if (last.segment !== this.segments.current || line.top - last.line.bottom > height(line) * 6)
      return false;
    const { reading } = last;
    const words = [
      ...reading.words,
      ...splitWords(line.words).map((word, i) => (i === 0 ? { ...word, gap: 1, spaced: true } : word)),
    ];
    const name = { name: reading.name, from: 0, to: reading.nameWords.length, beside: [] };
    const whole = readRow(words, name, null);
    if (whole.value?.text !== reading.value?.text) return false;
    last.reading = { ...whole, label: reading.label };
    last.line = line;
    return true;
  }

  /** Figures on a line of their own: their name is above, or partly above and partly below. */
  private readBelowName(at: number, line: Line): boolean {
    let above = at - 1;
    while (above >= 0 && (isBetween(this.lines[above]!) || isValueWord(this.lines[above]!.text))) above -= 1;
    const before = this.lines[above];
    if (!before || before.page !== line.page || !isTextOnly(before)) return false;
    if (line.top - before.bottom > height(line) * 5) return false;
    const after = this.lines[at + 1];
    const isSplit =
      after !== undefined && isNear(line, after) && isTextOnly(after) && startsNear(before, after);
    const both = isSplit ? matchName(`${before.text} ${after.text}`) : null;
    const name = both ?? matchName(before.text);
    if (!name) return false;
    if (both) this.taken.add(at + 1);
    this.addJoined(before, line, name, both ? after! : null);
    return true;
  }

  private addJoined(before: Line, line: Line, name: NameMatch, after: Line | null): void {
    const figures = splitWords(line.words).map((word, i) =>
      i === 0 ? { ...word, gap: 2, spaced: true } : word,
    );
    const words = [...before.words, ...figures];
    const reading = readRow(words, { name, from: 0, to: before.words.length, beside: [] }, this.headings);
    const label = after ? `${before.text} ${after.text}` : before.text;
    const nameWords = after ? [...before.words, ...after.words] : reading.nameWords;
    this.unread.splice(
      0,
      this.unread.length,
      ...this.unread.filter(({ words: left }) => left[0] !== before.words[0]),
    );
    // In a table, figures below a name alone may be another row's.
    this.add(
      { ...reading, label, nameWords },
      line,
      after === null && this.headings !== null ? ['NAME_CONTINUES'] : [],
    );
  }

  /** A row whose name, unknown by itself, ends one that began on the line above. */
  private readWrapped(at: number, line: Line): boolean {
    const before = this.lines[at - 1];
    if (!before || !isNear(before, line) || !isTextOnly(before) || !startsNear(before, line)) return false;
    const words = splitWords(line.words);
    for (let length = Math.min(words.length - 1, 8); length > 0; length -= 1) {
      const name = matchesTogether(before.text, words.slice(0, length));
      if (!name) continue;
      const next = atomsOf(words, length)[0];
      if (!next || next.kind === 'TEXT') continue;
      const all = [
        ...before.words,
        ...words.map((word, i) => (i === 0 ? { ...word, gap: 0.3, spaced: true } : word)),
      ];
      const to = before.words.length + length;
      const reading = readRow(all, { name, from: 0, to, beside: [] }, this.headings);
      this.unread.splice(
        0,
        this.unread.length,
        ...this.unread.filter(({ words: left }) => left[0] !== before.words[0]),
      );
      this.add(reading, line);
      return true;
    }
    return false;
  }

  private readFacts(at: number, line: Line): void {
    const dates = datesOf(line, this.lines[at - 1], this.order);
    const born = dates.find(({ kind }) => kind === 'BIRTH')?.date.date.slice(0, 10) ?? null;
    const facts = patientOf(line, born);
    if (dates.length > 0 || Object.keys(facts).length > 0) this.segments.say({ facts, dates });
    const isHeading =
      line.words.length <= LONGEST_EARLIER &&
      EARLIER.test(line.text) &&
      atomsOf(splitWords(line.words)).every(({ kind }) => kind !== 'NUMBER' && kind !== 'UNIT');
    if (isHeading) this.earlier = this.segments.current;
    const specimen = isTextOnly(line) ? specimenOf(line.text, this.specimen) : null;
    if (specimen) this.specimen = specimen;
    if (isAffected(line.text)) this.noteAffected(line);
    this.leave(
      line.words,
      dates.length > 0 || Object.keys(facts).length > 0 ? 'TEXT' : this.reasonFor(line.words),
    );
  }

  private noteHaemolysis(said: string): void {
    const { current } = this.segments;
    if (!this.haemolysed.has(current)) this.haemolysed.set(current, said);
  }

  private noteAffected(line: Line): void {
    const { current } = this.segments;
    if (HAEMOLYSIS.test(line.text)) this.noteHaemolysis(line.text);
    const last = this.rows.at(-1);
    if (last && isNear(last.line, line) && last.segment === current) {
      last.reading.comments.push(line.text);
      last.doubts.add('SAMPLE_AFFECTED');
    }
  }
}

const matchesTogether = (above: string, words: readonly Word[]): NameMatch | null =>
  matchName(`${above} ${textOf(words)}`);

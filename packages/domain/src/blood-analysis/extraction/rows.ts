import { atomsOf, splitWords, type Atom } from './atoms.ts';
import { columnAt, type ColumnRole, type Headings } from './headings.ts';
import type { Line, Word } from './lines.ts';
import { isOtherSpecimen, LONGEST_NAME, matchName, type NameMatch } from './names.ts';
import type { WrittenNumber } from './numbers.ts';
import { isRowMark, isSectionText } from './sections.ts';

/** Doubts that the place of a number in its row raises. */
export type RowDoubt = 'TWO_VALUES' | 'VALUE_OR_RANGE' | 'MAYBE_PREVIOUS' | 'PRELIMINARY' | 'UNIT_UNCERTAIN';

/** What a row says, not yet judged. */
export interface RowReading {
  label: string;
  name: NameMatch;
  nameWords: Word[];
  words: Word[];
  value: Atom | null;
  unit: Atom | null;
  range: RowRange | null;
  flag: string | null;
  previous: { value: string; date: string | null } | null;
  comments: string[];
  doubts: RowDoubt[];
  noValue: { reason: NonNullable<Atom['reason']> | 'NOTHING' | 'PREVIOUS_ONLY'; text: string } | null;
  isOtherSpecimen: boolean;
}

export interface RowRange {
  text: string;
  words: Word[];
  low: WrittenNumber | null;
  high: WrittenNumber | null;
  kind: 'INTERVAL' | 'LIMIT' | 'CLASS' | 'SEVERAL' | 'NONE';
}

export interface RowPart {
  reading: RowReading | null;
  /** Of a part without a known name: its words. */
  words: Word[];
}

export const textOf = (words: readonly Word[]): string =>
  words.map((word, at) => (at > 0 && word.spaced ? ` ${word.text}` : word.text)).join('');

const VALUE_LIKE = new Set<Atom['kind']>(['NUMBER', 'NO_VALUE']);
const FILLER = /^[.…_:=|]+$/u;
const isFiller = (atom: Atom): boolean => FILLER.test(atom.text);
const TIME_WORD = /^(?:[Mm]in|minutos?|minutes?|h|hrs?|horas?|hours?|['′])\.?$/u;
const VALUE_WORD = /^(?:value|valor|resultado|result|your|actual|current|tu|su)[:.]?$/iu;

export interface NameAt {
  name: NameMatch;
  from: number;
  to: number;
  /** Text between name and value, in a column of its own. */
  beside: Word[];
}

/** The longest known name that begins at a word and ends where figures begin, or a column ends. */
function nameAt(words: readonly Word[], at: number): NameAt | null {
  for (let length = Math.min(LONGEST_NAME + 3, words.length - at); length > 0; length -= 1) {
    const part = words.slice(at, at + length);
    if (part.slice(1).some((word) => word.gap > 2.5)) continue;
    // A sign before figures (`<`, `*`) is theirs.
    if (!/[\p{L}\d%#)\]][.:]?$/u.test(part.at(-1)!.text)) continue;
    const name = matchName(textOf(part));
    if (!name) continue;
    // `SUERO Glucosa`: a heading on the same line is no part of the name.
    if (
      !name.isWhole &&
      length > 1 &&
      isSectionText(part[0]!.text) &&
      matchName(textOf(part.slice(1)))?.marker === name.marker
    )
      return null;
    const to = at + length;
    const rest = atomsOf(words.slice(0, to + 16), to).filter(
      (atom) => !isFiller(atom) && !VALUE_WORD.test(atom.text),
    );
    const text = rest.findIndex((atom) => atom.kind !== 'TEXT');
    // `Glucosa 60 min`: the number is part of the name.
    const [figure, after] = rest;
    if (figure?.kind === 'NUMBER' && figure.comparator === undefined && TIME_WORD.test(after?.text ?? ''))
      return null;
    const isNext = text === 0 || rest.length === 0;
    const isColumn = to < words.length && words[to]!.gap > 1.2;
    if (!isNext && !isColumn) continue;
    // A single letter or two name an analyte only where figures follow at once.
    if (textOf(part).length <= 2 && !isNext) continue;
    const beside = text > 0 ? rest.slice(0, text).flatMap((atom) => atom.words) : [];
    return { name, from: at, to, beside };
  }
  return null;
}

const opens = (words: readonly Word[]): boolean => {
  const text = textOf(words);
  return (text.match(/[([]/gu) ?? []).length > (text.match(/[)\]]/gu) ?? []).length;
};

/** Whether a further row can begin at a word of the same line. */
function beginsRow(words: readonly Word[], at: number, since: number): NameAt | null {
  const word = words[at]!;
  const isApart = word.gap >= 1.5;
  if (/^[([]/u.test(word.text) || (!isApart && !/^(?:\p{Lu}|%|(?:25|17)\b)/u.test(word.text))) return null;
  if (opens(words.slice(since, at))) return null;
  const before = atomsOf(words.slice(since, at));
  const isComplete =
    before.some(({ kind }) => VALUE_LIKE.has(kind)) &&
    before.some(({ kind }) => kind === 'UNIT' || kind === 'RANGE');
  if (!isApart && !isComplete) return null;
  // `Free Testosterone`: a word between the last figure and the name may make it another analyte.
  const last = before.findLastIndex(({ kind }) => kind !== 'TEXT');
  if (!isApart && !isSectionText(textOf(before.slice(last + 1).flatMap((atom) => atom.words)))) return null;
  const name = nameAt(words, at);
  if (!name) return null;
  const next = atomsOf(words, name.to).find((atom) => !isFiller(atom) && atom.kind !== 'TEXT');
  return next && ['NUMBER', 'NO_VALUE', 'UNIT', 'FLAG'].includes(next.kind) ? name : null;
}

/** The first row of a line: its name may come after a heading, a code or a mark. */
function firstName(words: readonly Word[]): NameAt | null {
  for (let at = 0; at < words.length; at += 1) {
    const before = words.slice(0, at);
    const isNamed = before.every((word) => isRowMark(word.text)) || isSectionText(textOf(before));
    if (isNamed || words[at]!.gap > 1.5) {
      const name = nameAt(words, at);
      if (name) return name;
    }
  }
  return null;
}

/** Splits a line into rows: most have one, some pages have two tables side by side, some texts all on one line. */
export function rowParts(line: Line, headings: Headings | null): RowPart[] {
  const words = splitWords(line.words);
  const names: NameAt[] = [];
  const first = firstName(words);
  if (first) names.push(first);
  for (let at = first?.to ?? 1; first !== null && at < words.length; at += 1) {
    const next = beginsRow(words, at, names.at(-1)!.to);
    if (next) {
      names.push(next);
      at = next.to - 1;
    }
  }
  if (!first) return [{ reading: null, words }];
  const parts: RowPart[] = [];
  const before = words.slice(0, first.from);
  if (before.length > 0 && !isSectionText(textOf(before)) && !before.every((word) => isRowMark(word.text)))
    parts.push({ reading: null, words: before });
  names.forEach((name, at) => {
    const next = names[at + 1]?.from ?? words.length;
    const to = besideAt(words, name.to, next);
    parts.push({
      reading: readRow(words.slice(name.from, to), name, headings),
      words: words.slice(name.from, to),
    });
    if (to < next) parts.push({ reading: null, words: words.slice(to, next) });
  });
  return parts;
}

/** Where a row that no name begins stands beside another: its figures are not the first one's remark. */
function besideAt(words: readonly Word[], from: number, to: number): number {
  for (let at = from + 1; at < to; at += 1) {
    if (words[at]!.gap < 2) continue;
    const before = atomsOf(words.slice(from, at));
    if (!before.some(({ kind }) => VALUE_LIKE.has(kind))) continue;
    const [first, ...rest] = atomsOf(words.slice(at, to));
    if (first?.kind === 'TEXT' && rest.some(({ kind }) => kind === 'NUMBER')) return at;
  }
  return to;
}

/** How laboratories print a filtration rate that they do not measure above these values. */
const CUSTOMARY = /^>\s?(?:60|90)(?:[.,]0+)?$/u;

interface Sorted {
  value: Atom | null;
  previous: Atom | null;
  previousDate: Atom | null;
  limits: Atom[];
  doubts: RowDoubt[];
}

const edges = (atom: Atom): [number, number] => {
  const last = atom.words.at(-1)!;
  return [atom.words[0]!.x, last.x + last.width];
};

/** The columns of a row's figures, where its layout follows the headings; null where it does not. */
function columnsOf(atoms: readonly Atom[], headings: Headings | null): Map<Atom, ColumnRole> | null {
  if (headings?.isSpread !== true) return null;
  const figures = atoms.filter(({ kind }) => kind === 'NUMBER' || kind === 'RANGE' || kind === 'UNIT');
  // A row in one piece is below its headings by chance.
  if (!figures.some((atom) => atom.words[0]!.gap > 0.9)) return null;
  const roles = new Map<Atom, ColumnRole>();
  for (const atom of figures) {
    const { role } = columnAt(headings, ...edges(atom));
    const fits =
      atom.kind === 'NUMBER'
        ? ['VALUE', 'PREVIOUS', 'DATED', 'RANGE', 'FLAG'].includes(role)
        : atom.kind === 'RANGE'
          ? !['VALUE', 'PREVIOUS', 'DATED', 'NAME'].includes(role) || atom.comparator !== undefined
          : true;
    if (!fits) return null;
    if (atom.kind === 'NUMBER' && role === 'RANGE' && atom.comparator === undefined) return null;
    roles.set(atom, role === 'FLAG' ? 'VALUE' : role);
  }
  return roles;
}

interface Earlier {
  /** Each earlier result with its date. */
  dates: Map<Atom, Atom | null>;
  /** `126 01/02/2025 98`: nothing says of which of the two the date is. */
  isOpen: boolean;
}

/** Which of two numbers around a date is the earlier one, by their columns, else by the order of the headings. */
function earlierOf(
  [first, second]: readonly [Atom, Atom],
  columns: Map<Atom, ColumnRole> | null,
  order: readonly ColumnRole[],
): Atom | null {
  const [left, right] = [columns?.get(first), columns?.get(second)];
  if (left === 'PREVIOUS' || right === 'VALUE') return first;
  if (left === 'VALUE' || right === 'PREVIOUS') return second;
  const [value, previous] = [order.indexOf('VALUE'), order.indexOf('PREVIOUS')];
  if (columns !== null || value === -1 || previous === -1) return null;
  return value < previous ? second : first;
}

/** Numbers that a date follows, or a word that says so, are earlier results. */
function markPrevious(
  atoms: readonly Atom[],
  columns: Map<Atom, ColumnRole> | null,
  order: readonly ColumnRole[],
): Earlier {
  const dates = new Map<Atom, Atom | null>();
  let isOpen = false;
  const beyondFlags = (at: number): number => {
    let next = at;
    while (atoms[next]?.kind === 'FLAG') next += 1;
    return next;
  };
  atoms.forEach((atom, at) => {
    if (atom.kind !== 'NUMBER') return;
    const next = beyondFlags(at + 1);
    const date = atoms[next];
    if (date?.kind === 'DATE' && !dates.has(atom)) {
      const second = atoms[next + 1];
      const after = atoms[beyondFlags(next + 2)]?.kind;
      // A sign that no unit follows makes a limit of it.
      const isBetween =
        second?.kind === 'NUMBER' &&
        after !== 'DATE' &&
        (second.comparator === undefined || after === 'UNIT');
      const earlier = isBetween ? earlierOf([atom, second], columns, order) : atom;
      isOpen ||= earlier === null;
      dates.set(earlier ?? atom, date);
    }
    const before = atoms[at - 1];
    if (before?.kind === 'TEXT' && /anterior|previ|prior|antes/iu.test(before.text)) dates.set(atom, null);
  });
  return { dates, isOpen };
}

function sortNumbers(atoms: readonly Atom[], headings: Headings | null): Sorted {
  const doubts: RowDoubt[] = [];
  const columns = columnsOf(atoms, headings);
  const roles = headings?.columns.map(({ role }) => role) ?? [];
  const { dates: dated, isOpen: isEarlierOpen } = markPrevious(atoms, columns, roles);
  if (isEarlierOpen) doubts.push('MAYBE_PREVIOUS');
  const limits: Atom[] = [];
  const hasInterval = atoms.some(({ kind }) => kind === 'RANGE' || kind === 'NO_RANGE');
  const firstUnit = atoms.findIndex(({ kind }) => kind === 'UNIT');
  const previous: Atom[] = [];
  const open: Atom[] = [];
  const hasValueColumn = roles.includes('VALUE');
  for (const atom of atoms) {
    if (atom.kind !== 'NUMBER') continue;
    const role = columns?.get(atom);
    if (dated.has(atom)) previous.push(atom);
    else if (role === 'PREVIOUS' || (role === 'DATED' && hasValueColumn)) previous.push(atom);
    else if (role === 'RANGE') limits.push(atom);
    else open.push(atom);
  }
  const previousDate = previous.map((atom) => dated.get(atom)).find((date) => date) ?? null;
  const done = (value: Atom | null): Sorted => ({
    value,
    previous: previous[0] ?? null,
    previousDate,
    limits,
    doubts,
  });
  // A limit after the value: `38 mg/dL > 40`.
  const isLimit = (atom: Atom, at: number): boolean =>
    atom.comparator !== undefined &&
    columns?.get(atom) !== 'VALUE' &&
    // `recomendado < 100` without a value before it is a limit alone.
    (atoms[atoms.indexOf(atom) - 1]?.kind === 'CLASS' ||
      (at > 0 && (!hasInterval || atoms.indexOf(atom) > firstUnit)));
  const values = open.filter((atom, at) => {
    if (!isLimit(atom, at)) return true;
    limits.push(atom);
    return false;
  });
  if (values.length === 0) return done(null);
  const [first, second] = values;
  if (second === undefined) {
    const inColumn = columns?.get(first!) === 'VALUE';
    if (first!.comparator !== undefined && !inColumn) {
      const at = atoms.indexOf(first!);
      const isAfterUnit = firstUnit !== -1 && firstUnit < at;
      const hasRange = hasInterval || limits.length > 0;
      // `Menor de 200 mg/dL Alto > 240` has two limits and no value.
      const isSecondLimit = atoms
        .slice(0, at)
        .some(({ kind, comparator }) => kind === 'RANGE' && comparator !== undefined);
      if (isAfterUnit && (!hasRange || isSecondLimit)) {
        limits.push(first!);
        return done(null);
      }
      if (!hasRange && !CUSTOMARY.test(first!.text)) doubts.push('VALUE_OR_RANGE');
    }
    const isOpen =
      roles.includes('PREVIOUS') && !inColumn && previous.length === 0 && !headings!.isPreviousDated;
    if (isOpen) doubts.push('MAYBE_PREVIOUS');
    return done(first!);
  }
  // Two values and nothing but the order of headings to tell them apart.
  if (columns && columns.get(first!) === 'VALUE' && columns.get(second) !== 'VALUE') return done(first!);
  const order = roles.filter((role) => role === 'VALUE' || role === 'PREVIOUS');
  if (
    columns === null &&
    order.includes('PREVIOUS') &&
    order.includes('VALUE') &&
    order.length === values.length
  ) {
    const value = values[order.indexOf('VALUE')]!;
    previous.push(values[order.indexOf('PREVIOUS')]!);
    // Headings that stand apart over a row that does not follow them: the order alone is weak.
    if (headings!.isSpread) doubts.push('MAYBE_PREVIOUS');
    return done(value);
  }
  doubts.push('TWO_VALUES');
  return done(first!);
}

const NORMAL =
  /^(?:deseable|desirable|deseado|[oó]ptim|ideal|normal|aceptable|acceptable|bajo riesgo|low risk|riesgo bajo|recomend|objetivo|goal|target|valor|negativ|no diab|non diab|suficien|sufficien|ayunas|fasting|adult|buen)/iu;
const PERSON =
  /^(?:hombres?|mujer(?:es)?|var[oó]n(?:es)?|males?|females?|m|h|v|men|women|ni[nñ]os|children|fase|menop|postmen|follic|lutea|ovul)/iu;

/** The range as printed, with its words of class, from its first to its last piece. */
export function rangeOf(atoms: readonly Atom[], limits: readonly Atom[]): RowRange | null {
  const isRange = (atom: Atom | undefined): boolean =>
    atom !== undefined && (atom.kind === 'RANGE' || limits.includes(atom));
  const none = atoms.find(({ kind }) => kind === 'NO_RANGE');
  if (!atoms.some((atom) => isRange(atom))) {
    return none ? { text: none.text, words: none.words, low: null, high: null, kind: 'NONE' } : null;
  }
  const first = atoms.findIndex((atom) => isRange(atom));
  let from = first;
  while (from > 0 && atoms[from - 1]!.kind === 'CLASS') from -= 1;
  let to = first + 1;
  for (let at = first + 1; at < atoms.length; at += 1) {
    const { kind } = atoms[at]!;
    if (isRange(atoms[at])) to = at + 1;
    else if (kind !== 'CLASS' && kind !== 'TEXT' && kind !== 'UNIT') break;
    else if (kind === 'TEXT' && !/^[;:,/()a-z-]+$/u.test(atoms[at]!.text)) break;
  }
  const pieces = atoms.slice(from, to);
  const words = pieces.flatMap((atom) => atom.words);
  const text = textOf(words);
  const ranges = pieces.filter((atom) => isRange(atom));
  const main = ranges[0]!;
  const classText = textOf(pieces.slice(0, first - from).flatMap((atom) => atom.words));
  const sides = (atom: Atom): Pick<RowRange, 'low' | 'high'> =>
    atom.kind === 'RANGE'
      ? { low: atom.low ?? null, high: atom.high ?? null }
      : atom.comparator!.startsWith('<')
        ? { low: null, high: atom.number! }
        : { low: atom.number!, high: null };
  if (PERSON.test(classText) || (ranges.length > 1 && !NORMAL.test(classText)))
    return { text, words, low: null, high: null, kind: 'SEVERAL' };
  const isClass = classText !== '' && !NORMAL.test(classText);
  const kind = isClass ? 'CLASS' : main.comparator === undefined ? 'INTERVAL' : 'LIMIT';
  return { text, words, ...sides(main), kind };
}

/** Reads a row from the words of its name to its end. */
export function readRow(words: readonly Word[], at: NameAt, headings: Headings | null): RowReading {
  const nameLength = at.to - at.from;
  const atoms = atomsOf(words, nameLength).filter((atom) => !isFiller(atom));
  const lead = atoms.findIndex((atom) => atom.kind !== 'TEXT');
  const rest = lead === -1 ? [] : withClasses(withWordedValue(atoms.slice(lead)));
  // What comes after a remark belongs to the remark.
  const remark = rest.findIndex(
    (atom, index) =>
      index > 0 &&
      ((atom.kind === 'TEXT' && !/^[;:,/|()-]+$/u.test(atom.text) && !isBeforeRange(rest, index)) ||
        isRemarkInFigures(rest, index)),
  );
  const told = remark === -1 ? rest : rest.slice(0, remark);
  const tail = remark === -1 ? [] : rest.slice(remark);
  const sorted = sortNumbers(withEarlier(told, tail), headings);
  const none = told.find(({ kind }) => kind === 'NO_VALUE');
  const noneAt = none ? told.indexOf(none) : -1;
  const valueAt = sorted.value ? told.indexOf(sorted.value) : -1;
  const isWithheld = none !== undefined && (valueAt === -1 || noneAt < valueAt);
  const value = isWithheld ? null : sorted.value;
  const limits = isWithheld && sorted.value?.comparator ? [...sorted.limits, sorted.value] : sorted.limits;
  const doubts = isWithheld ? [] : [...sorted.doubts];
  if (!isWithheld && none && none.reason === 'PENDING') doubts.push('PRELIMINARY');
  const units = told.filter(({ kind }) => kind === 'UNIT');
  if (new Set(units.map(({ text }) => text)).size > 1) doubts.push('UNIT_UNCERTAIN');
  const flags = told.filter((atom) => atom.flag !== undefined);
  const remarks = isWithheld
    ? []
    : told.filter(({ kind }) => kind === 'NO_VALUE').flatMap(({ words: said }) => said);
  const comments = [remarks, tail.flatMap((atom) => atom.words)].flatMap((said) =>
    said.length === 0 ? [] : [textOf(said)],
  );
  return {
    label: textOf(words.slice(0, nameLength)),
    name: at.name,
    nameWords: words.slice(0, nameLength),
    words: [...words],
    value,
    unit: units[0] ?? null,
    range: rangeOf(told, limits),
    flag: flagOf(told, flags, sorted),
    previous: sorted.previous
      ? { value: sorted.previous.text, date: sorted.previousDate?.text ?? null }
      : null,
    comments,
    doubts,
    noValue: noValueOf(value, isWithheld ? none : undefined, sorted, textOf(words.slice(nameLength))),
    isOtherSpecimen:
      isOtherSpecimen(textOf(at.beside)) || isOtherSpecimen(textOf(words.slice(0, nameLength))),
  };
}

/** `Inferior a 5 pg/mL 15 - 350`: words in the place of the value, before a range of its own, are its sign. */
function withWordedValue(atoms: Atom[]): Atom[] {
  const [first, unit, ...rest] = atoms;
  const isValue =
    first?.isWorded === true &&
    (first.comparator === '<' || first.comparator === '>') &&
    unit?.kind === 'UNIT' &&
    rest.some(({ kind, comparator }) => kind === 'RANGE' && comparator === undefined);
  if (!isValue) return atoms;
  const { low, high, ...atom } = first;
  return [{ ...atom, kind: 'NUMBER', number: (low ?? high)! }, unit, ...rest];
}

const isBound = (atom: Atom | undefined): boolean =>
  atom?.kind === 'RANGE' || (atom?.kind === 'NUMBER' && atom.comparator !== undefined);

/** `Deseable < 200 Límite 200 - 239 Alto >= 240`: after a limit and before another one, a word of flags is a class. */
const withClasses = (atoms: readonly Atom[]): Atom[] =>
  atoms.map((atom, at) => {
    const isClass =
      atom.kind === 'FLAG' &&
      /^\p{L}{3,}$/u.test(atom.text) &&
      isBound(atoms[at + 1]) &&
      atoms.slice(1, at).some(isBound);
    if (!isClass) return atom;
    const { flag: _, ...rest } = atom;
    return { ...rest, kind: 'CLASS' };
  });

/** A word such as `risk:` between classes of one range. */
const isBeforeRange = (atoms: readonly Atom[], at: number): boolean => {
  const [before, after] = [atoms[at - 1], atoms[at + 1]];
  return before?.kind === 'CLASS' && (after?.kind === 'RANGE' || after?.comparator !== undefined);
};

/** `Ayunas 12 horas` after a range: a word of class with a bare number is no limit. */
const isRemarkInFigures = (atoms: readonly Atom[], at: number): boolean => {
  const [atom, after] = [atoms[at], atoms[at + 1]];
  const isAfterRange = atoms.slice(0, at).some(({ kind }) => kind === 'RANGE');
  return isAfterRange && atom?.kind === 'CLASS' && after?.kind === 'NUMBER' && after.comparator === undefined;
};

/** Earlier results that a remark tells (`valor anterior 5,1`) are kept out of the values without being lost. */
const withEarlier = (told: readonly Atom[], tail: readonly Atom[]): Atom[] =>
  tail.length > 1 && /anterior|previ|prior/iu.test(tail[0]!.text)
    ? [...told, ...tail.slice(0, 2)]
    : [...told];

/** The flag of the current value: one after an earlier result is that one's. */
function flagOf(told: readonly Atom[], flags: readonly Atom[], { value, previous }: Sorted): string | null {
  if (value?.flag !== undefined) return value.flag;
  const at = previous ? told.indexOf(previous) : -1;
  const own = flags.find(
    (atom) => atom.kind === 'FLAG' && (at === -1 || told.indexOf(atom) < at || value === null),
  );
  return own?.flag ?? null;
}

function noValueOf(
  value: Atom | null,
  none: Atom | undefined,
  sorted: Sorted,
  text: string,
): RowReading['noValue'] {
  if (value) return null;
  if (none) return { reason: none.reason!, text };
  return { reason: sorted.previous ? 'PREVIOUS_ONLY' : 'NOTHING', text };
}

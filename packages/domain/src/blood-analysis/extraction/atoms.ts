import { parseUnit } from '../markers/units.ts';
import { type Word } from './lines.ts';
import { readNumber, type WrittenNumber } from './numbers.ts';
import { nameKey } from './text-keys.ts';

/** How a value or a limit is cut off. */
export type Comparator = '<' | '>' | '<=' | '>=';

export type AtomKind =
  'NUMBER' | 'RANGE' | 'NO_RANGE' | 'RANGE_LABEL' | 'CLASS' | 'UNIT' | 'DATE' | 'FLAG' | 'NO_VALUE' | 'TEXT';

/** A meaningful piece of a line. */
export interface Atom {
  kind: AtomKind;
  /** Verbatim, its words apart by one space where the page has one. */
  text: string;
  /** Index of its first word and after its last. */
  from: number;
  to: number;
  words: Word[];
  number?: WrittenNumber;
  comparator?: Comparator;
  /** Of a range: its limits, and whether words or one sign alone make it one. */
  low?: WrittenNumber;
  high?: WrittenNumber;
  /** A comparator in words (`Hasta`, `Mayor de`): never a measured value. */
  isWorded?: boolean;
  isBracketed?: boolean;
  flag?: string;
  /** Why there is no value. */
  reason?: 'PENDING' | 'NOT_DONE' | 'QUALITATIVE';
}

const COMPARATORS: Record<string, Comparator> = {
  '<': '<',
  '>': '>',
  '≤': '<=',
  '≥': '>=',
  '<=': '<=',
  '>=': '>=',
  '=<': '<=',
  '=>': '>=',
};

/** Words before a number that make it a limit, longest first. */
const WORDED: readonly [RegExp, Comparator][] = [
  [/^(?:menor o igual (?:a|que|de)|inferior o igual (?:a|que)|less than or equal to)$/u, '<='],
  [
    /^(?:mayor o igual (?:a|que|de)|superior o igual (?:a|que)|greater than or equal to|a partir de|at least)$/u,
    '>=',
  ],
  [/^(?:hasta|up to|maximo|max|no mas de)$/u, '<='],
  [
    /^(?:menor|menos|inferior|menor de|menor que|menor a|menos de|inferior a|less than|below|lower than|under)$/u,
    '<',
  ],
  [
    /^(?:mayor|mas|superior|mayor de|mayor que|mayor a|mas de|superior a|greater than|more than|above|over|higher than|desde)$/u,
    '>',
  ],
];

const CLASS = new RegExp(
  `^(?:${[
    'deseable|desirable|deseado|optimo|optima|optimal|ideal|normal|normales|normoglucemia|aceptable|acceptable',
    'bajo riesgo|riesgo bajo|low risk|riesgo medio|riesgo moderado|riesgo alto|alto riesgo|high risk|average risk|moderate risk',
    'limite|limite alto|borderline|borderline high|alto|muy alto|high|very high|bajo|low|elevado|moderado|recomendable|recomendado',
    'insuficiencia|insuficiente|insufficient|insufficiency|deficiencia|deficiente|deficient|deficiency|suficiencia|suficiente|sufficient|sufficiency|toxicidad|toxico',
    'negativo|negative|positivo|positive|indeterminado|dudoso|no diabetico|no diabeticos|prediabetes|diabetes|non diabetic|objetivo|goal|target',
    'hombre|hombres|mujer|mujeres|varon|varones|male|males|female|females|adulto|adultos|adults|adult|ninos|children|men|women|h|m|v',
    'fase folicular|fase lutea|fase ovulatoria|ovulacion|menopausia|postmenopausia|follicular|luteal|ovulatory|postmenopausal|ayunas|fasting',
    'valor deseable|valores deseables|valor optimo|valor normal|valores normales|valor recomendado|buen control|control',
  ].join('|')})$`,
  'u',
);

const RANGE_LABEL =
  /^(?:(?:normal|reference|standard|ref|biological reference|expected) (?:range|interval|values?|limits?)|valores? (?:de )?(?:referencia|normal(?:es)?)|v ?ref|vr|vn|rango(?: de)?(?: referencia| normal)?|intervalo(?: de| biologico de)?(?: referencia)?|ref|reference|referencia|range)$/u;

const NO_RANGE =
  /^(?:not estab(?:lished)?|no establecidos?|no definido|sin valores de referencia|no procede)$/u;

const NO_VALUE: readonly [RegExp, NonNullable<Atom['reason']>][] = [
  [
    /^(?:pendientes?|pendent|pending|en curso|en proceso|in progress|to follow|sigue informe|resultado pendiente)$/u,
    'PENDING',
  ],
  [
    /^(?:no calculable|no calculado|not calculated|no realizad[oa]|no se realiza|not performed|not done|tnp|cancelad[oa]|cancell?ed|anulad[oa]|muestra insuficiente|insufficient sample|quantity not sufficient|qns|muestra hemolizada|muestra coagulada|muestra lipemica|hemolizad[oa]|coagulad[oa]|specimen hemolyzed|hemolyzed|haemolysed|clotted|ver nota|ver comentario|ver informe|see note|see comment|see below|no valorable|no informad[oa]|no disponible|not available|not reported|no se recibe muestra|sin muestra|muestra no recibida|error|interferencia|no procesad[oa]|rechazad[oa]|rejected|not applicable)$/u,
    'NOT_DONE',
  ],
  [
    /^(?:negativ[oa]|positiv[oa]|negative|positive|no reactiv[oa]|reactiv[oa]|non reactive|nonreactive|reactive|no detectad[oa]|not detected|detectad[oa]|detected|ausente|ausencia|absent|presente|present|trazas|traces?|indetectable|undetectable|escas[oa]s?|abundantes?|indeterminad[oa]|indeterminate|dudos[oa]|normales|amarillo)$/u,
    'QUALITATIVE',
  ],
];
const DASHES = /^(?:-{2,}|—+|–+|\.{3,}|_{2,}|\*{3,}|s\/d|n\/a|n\.?d\.?|n\.?r\.?)$/iu;

const FLAG =
  /^(?:\*{1,2}|\(?\*{1,2}\)?|\(?\[?(?:H|L|HH|LL|A|B|AA|BB|H\*|L\*|\+|-|\+\+|C)\]?\)?|↑{1,2}|↓{1,2}|▲|▼|⬆|⬇|⇧|⇩|!|High|Low|HIGH|LOW|Alto|Bajo|ALTO|BAJO|Critical|Crítico|Abnormal|Anormal)$/u;
const FLAG_TAIL = /(?:\*{1,2}|\(\*\)|↑{1,2}|↓{1,2}|▲|▼|⬆|⬇|!|(?<=\d)(?:HH|LL|H|L|\+))$/u;
const FLAG_HEAD = /^(?:\*{1,2}|↑{1,2}|↓{1,2}|▲|▼|⬆|⬇|!)(?=[<>≤≥]?\d)/u;

const DATE =
  /^(?:\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})|\d{4}[/-]\d{1,2}[/-]\d{1,2}|\d{1,2}\.\d{1,2}\.\d{4}|\d{1,2}[-/ ]?[A-Za-zé]{3}[-/ ]?\d{4})$/u;
const TIME = /^\d{1,2}:\d{2}(?::\d{2})?$/u;
const DIGITS = String.raw`[.,]?\d[\d.,]*`;
const RANGE = new RegExp(
  String.raw`^[([{]?(${DIGITS})\s?(?:[-–—−~÷]|\.\.\.?|a|al|to|y)\s?(${DIGITS})[)\]}]?$`,
  'u',
);
const SINGLE = new RegExp(String.raw`^([([{]?)(<=|>=|=<|=>|[<>≤≥])?\s?(${DIGITS})([)\]}]?)$`, 'u');

const textOf = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map((word, at) => (at > 0 && word.spaced ? ` ${word.text}` : word.text))
    .join('');

/** A footnote after a number is no digit of it. */
const withoutFootnote = (text: string): string =>
  text.replace(/(?<=\d)(?:\^\d{1,2}|[¹²³⁴⁵⁶⁷⁸⁹⁰]+|\(\d\))$/u, '');

/** What separates classes of a range is no part of its numbers. */
const withoutSeparator = (text: string): string => text.replace(/(?<=\d)[;,]$/u, '');

const trimmedNumber = (text: string): WrittenNumber | null => readNumber(text.replace(/[.,]$/u, ''));

class Reader {
  private readonly words: readonly Word[];

  constructor(words: readonly Word[]) {
    this.words = words;
  }

  private atom(kind: AtomKind, from: number, to: number, more: Partial<Atom> = {}): Atom {
    const { words } = this;
    return { kind, text: textOf(words, from, to), from, to, words: words.slice(from, to), ...more };
  }

  /** Words from here as one text, each a word: a sign between or after them is read by itself. */
  private phraseAt(at: number, length: number): string | null {
    const isWorded = this.words.slice(at, at + length).every(({ text }) => /[\p{L}\d]/u.test(text));
    return isWorded ? this.span(at, length, 1.5) : null;
  }

  /** Words from here as one text; null beyond the end, or across the space between two columns. */
  private span(at: number, length: number, widest = 2.5): string | null {
    if (at + length > this.words.length) return null;
    for (let i = at + 1; i < at + length; i += 1) if (this.words[i]!.gap > widest) return null;
    return textOf(this.words, at, at + length);
  }

  private range(at: number): Atom | null {
    for (let length = 5; length >= 1; length -= 1) {
      const text = this.span(at, length, 3);
      const match = text === null ? null : RANGE.exec(withoutSeparator(text));
      if (!match) continue;
      const [low, high] = [trimmedNumber(match[1]!), trimmedNumber(match[2]!)];
      if (!low || !high) continue;
      // `145-136` is no range; where a mark is open, either reading may put them in order.
      const lows = [low.value, low.thousands ?? low.value];
      const highs = [high.value, high.thousands ?? high.value];
      if (Math.min(...lows) > Math.max(...highs)) continue;
      return this.atom('RANGE', at, at + length, { low, high, isBracketed: /^[([{]/u.test(text!) });
    }
    return null;
  }

  private worded(at: number): Atom | null {
    for (let length = 4; length >= 1; length -= 1) {
      const words = this.phraseAt(at, length);
      if (words === null) continue;
      const found = WORDED.find(([pattern]) => pattern.test(nameKey(words)));
      if (!found) continue;
      // `above >=90` says it twice; the sign is the exact one.
      const number = this.single(at + length);
      if (!number?.number) continue;
      const comparator = number.comparator ?? found[1];
      return this.limit(at, number.to, comparator, number.number, { isWorded: true });
    }
    return null;
  }

  private limit(
    from: number,
    to: number,
    comparator: Comparator,
    number: WrittenNumber,
    more: Partial<Atom>,
  ): Atom {
    const side = comparator.startsWith('<') ? { high: number } : { low: number };
    return this.atom('RANGE', from, to, { ...side, comparator, ...more });
  }

  /** A number, with a sign before it and a flag or a unit stuck to it. */
  private single(at: number): Atom | null {
    for (const length of [2, 1]) {
      const text = this.span(at, length, 1.5);
      if (text === null) continue;
      if (length === 2 && COMPARATORS[this.words[at]!.text.replace(/^[([]/u, '')] === undefined) continue;
      const head = FLAG_HEAD.exec(text)?.[0];
      const rest = withoutFootnote(head === undefined ? text : text.slice(head.length));
      const tail = FLAG_TAIL.exec(rest)?.[0];
      const bare = withoutFootnote(withoutSeparator(tail === undefined ? rest : rest.slice(0, -tail.length)));
      const match = SINGLE.exec(bare.replace(/\s/gu, ''));
      const number = match ? readNumber(match[3]!) : null;
      if (!match || !number) continue;
      const flag = head ?? tail;
      return this.atom('NUMBER', at, at + length, {
        number,
        ...(match[2] === undefined ? {} : { comparator: COMPARATORS[match[2]]! }),
        ...(match[1] !== '' || match[4] !== '' ? { isBracketed: true } : {}),
        ...(flag === undefined ? {} : { flag }),
      });
    }
    return null;
  }

  private unit(at: number): Atom | null {
    for (let length = 5; length >= 1; length -= 1) {
      const text = this.span(at, length, 1.2);
      if (text === null) continue;
      const bare = text.replace(/^[([]|[)\],;]$/gu, '');
      if (parseUnit(bare) !== null) return { ...this.atom('UNIT', at, at + length), text: bare };
    }
    return null;
  }

  private phrase(at: number): Atom | null {
    for (let length = 4; length >= 1; length -= 1) {
      const text = this.phraseAt(at, length);
      if (text === null) continue;
      const key = nameKey(text);
      if (key === '') continue;
      if (RANGE_LABEL.test(key) && (length > 1 || /:$/u.test(text)))
        return this.atom('RANGE_LABEL', at, at + length);
      if (NO_RANGE.test(key)) return this.atom('NO_RANGE', at, at + length);
      const none = NO_VALUE.find(([pattern]) => pattern.test(key));
      if (none) return this.atom('NO_VALUE', at, at + length, { reason: none[1] });
      if (CLASS.test(key)) return this.atom('CLASS', at, at + length);
    }
    return null;
  }

  next(at: number): Atom {
    const { text } = this.words[at]!;
    if (DATE.test(text)) {
      const hasTime = at + 1 < this.words.length && TIME.test(this.words[at + 1]!.text);
      return this.atom('DATE', at, at + (hasTime ? 2 : 1));
    }
    if (DASHES.test(text)) return this.atom('NO_VALUE', at, at + 1, { reason: 'NOT_DONE' });
    const range = this.range(at) ?? this.worded(at);
    if (range) return range;
    // `10^3/µL` begins as a number does: a unit of several signs is looked for first.
    const unit = this.unit(at);
    if (unit && !/^\d+$/u.test(unit.text)) return unit;
    const single = this.single(at);
    if (single) return single;
    // `Bajo riesgo` is a class of a range, `Bajo` alone a flag.
    const phrase = this.phrase(at);
    if (phrase && phrase.to - at > 1) return phrase;
    if (FLAG.test(text)) return this.atom('FLAG', at, at + 1, { flag: text });
    return phrase ?? this.atom('TEXT', at, at + 1);
  }
}

/** Dots that lead the eye from a name to its value are no text. */
function withoutLeaders(word: Word): Word[] {
  if (!/(?:\.{3,}|_{3,}|…{2,})/u.test(word.text) || /^\.{3,}$/u.test(word.text)) return [word];
  const share = word.width / word.text.length;
  return [...word.text.matchAll(/(?:(?!\.{3,}|_{3,}|…{2,})[^_…]|_{1,2}(?!_)|…(?!…))+/gu)].flatMap(
    ({ 0: text, index }, at) => {
      const bare = text.replace(/^[._…]+|[._…]+$/gu, '');
      return bare === ''
        ? []
        : [
            {
              ...word,
              text: bare,
              x: word.x + index * share,
              width: bare.length * share,
              ...(at > 0 ? { gap: 1, spaced: true } : {}),
            },
          ];
    },
  );
}

/** Takes apart words in which value and unit, or the parts of a sign, are written as one: `106mg/dL`, `39,2%`. */
export function splitWords(words: readonly Word[]): Word[] {
  return words.flatMap(withoutLeaders).flatMap((word) => {
    const match = /^([*↑↓]?[<>≤≥]?=?[.,]?\d[\d.,]*)([%a-zµ/][^\d]*(?:\d[^\d]*){0,3})$/iu.exec(word.text);
    if (!match || parseUnit(match[2]!) === null || parseUnit(word.text) !== null) return [word];
    // A footnote sign or a flag is no unit; `5s` and `3m` are too short to be told from them.
    if (match[2]!.length < 2 && match[2] !== '%') return [word];
    const share = (word.width * match[1]!.length) / word.text.length;
    return [
      { ...word, text: match[1]!, width: share },
      { ...word, text: match[2]!, x: word.x + share, width: word.width - share, gap: 0, spaced: false },
    ];
  });
}

/** A line's words as atoms, from the word at `from` on. */
export function atomsOf(words: readonly Word[], from = 0): Atom[] {
  const reader = new Reader(words);
  const atoms: Atom[] = [];
  for (let at = from; at < words.length;) {
    const atom = reader.next(at);
    atoms.push(atom);
    at = atom.to;
  }
  return atoms;
}

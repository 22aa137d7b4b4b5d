import type { PageRect, TextItem } from '../text-item.ts';

/** A word of a line, with how it is set apart from the one before. */
export interface Word extends PageRect {
  text: string;
  /** Space before it in widths of its own height; 0 for the first of a line. */
  gap: number;
  /** Whether a space separates it from the word before. */
  spaced: boolean;
}

/** Words on one height of a page, from left to right. */
export interface Line {
  page: number;
  words: Word[];
  text: string;
  top: number;
  bottom: number;
}

/** Characters that some fonts give for others, and spaces that look alike. */
const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/gu, ' ')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/gu, '')
    .replace(/\ufb01/gu, 'fi')
    .replace(/\ufb02/gu, 'fl')
    .replace(/\u03bc/gu, 'µ');

/** An item's words, each with its share of the item's width. */
function wordsOf(item: TextItem): Word[] {
  const text = cleaned(item.text);
  const perChar = text.length === 0 ? 0 : item.width / text.length;
  return [...text.matchAll(/\S+/gu)].map((match) => ({
    text: match[0],
    page: item.page,
    x: item.x + match.index * perChar,
    y: item.y,
    width: match[0].length * perChar,
    height: item.height,
    gap: 0,
    spaced: match.index > 0,
  }));
}

const baseline = (rect: PageRect): number => rect.y + rect.height;
const right = (rect: PageRect): number => rect.x + rect.width;

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Words of one baseline, allowing for the unevenness of a row set in two sizes. */
function clusters(words: Word[]): Word[][] {
  const lines: { base: number; words: Word[] }[] = [];
  for (const word of [...words].sort((a, b) => baseline(a) - baseline(b))) {
    const last = lines.at(-1);
    if (last && baseline(word) - last.base <= 0.35 * Math.max(word.height, last.words[0]!.height))
      last.words.push(word);
    else lines.push({ base: baseline(word), words: [word] });
  }
  return lines.map((line) => line.words);
}

/** Whether a small word is the raised or lowered part of a word beside it, as the 3 of 10³. */
const touches = (small: Word, line: Word[]): boolean =>
  line.some((word) => {
    const centre = small.y + small.height / 2;
    const isInside = centre >= word.y - word.height * 0.35 && centre <= baseline(word) + word.height * 0.35;
    const apart = Math.max(small.x - right(word), word.x - right(small));
    return isInside && apart < word.height * 0.8 && small.height < word.height * 0.85;
  });

/** Puts neighbouring pieces of one word together, and measures the space before each word. */
function joined(words: Word[]): Word[] {
  const sorted = [...words].sort((a, b) => a.x - b.x);
  const result: Word[] = [];
  for (const word of sorted) {
    const last = result.at(-1);
    if (last === undefined) {
      result.push({ ...word, gap: 0, spaced: false });
      continue;
    }
    const apart = (word.x - right(last)) / Math.max(word.height, last.height, 1);
    // The same text drawn twice in one place is how some programs make it bold.
    if (word.text === last.text && Math.abs(word.x - last.x) < 1.5 && word.x < right(last)) continue;
    const isRaised = word.height < last.height * 0.85 && apart < 0.3;
    if (!word.spaced && apart < 0.12 && (apart > -0.3 || isRaised)) {
      // A raised digit after a number is a power or a footnote, never one more digit of it.
      last.text += isRaised && /^\d/u.test(word.text) && /\d$/u.test(last.text) ? `^${word.text}` : word.text;
      last.width = Math.max(right(word), right(last)) - last.x;
      continue;
    }
    result.push({ ...word, gap: Math.max(apart, 0), spaced: true });
  }
  return result;
}

function lineOf(words: Word[]): Line {
  const set = joined(words);
  return {
    page: set[0]!.page,
    words: set,
    text: set.map((word) => word.text).join(' '),
    top: Math.min(...set.map((word) => word.y)),
    bottom: Math.max(...set.map(baseline)),
  };
}

function pageLines(items: TextItem[]): Line[] {
  const words = items.filter((item) => item.turned !== true).flatMap(wordsOf);
  if (words.length === 0) return [];
  const usual = median(words.map((word) => word.height));
  const small = words.filter((word) => word.height < usual * 0.85);
  const lines = clusters(words.filter((word) => word.height >= usual * 0.85));
  const alone: Word[] = [];
  for (const word of small) {
    const host = lines.find((line) => touches(word, line));
    if (host) host.push({ ...word, spaced: false });
    else alone.push(word);
  }
  return [...lines, ...clusters(alone)].map(lineOf).sort((a, b) => a.bottom - b.bottom);
}

/** Lines of a document by place on the page alone: programs draw cells in any order. */
export function linesOf(items: readonly TextItem[]): Line[] {
  const pages = new Map<number, TextItem[]>();
  for (const item of items) {
    const page = pages.get(item.page);
    if (page) page.push(item);
    else pages.set(item.page, [item]);
  }
  return [...pages].sort(([a], [b]) => a - b).flatMap(([, page]) => pageLines(page));
}

/** The smallest rectangle around words of one page. */
export function around(words: readonly PageRect[]): PageRect {
  const x = Math.min(...words.map((word) => word.x));
  const y = Math.min(...words.map((word) => word.y));
  return {
    page: words[0]!.page,
    x,
    y,
    width: Math.max(...words.map(right)) - x,
    height: Math.max(...words.map(baseline)) - y,
  };
}

const isNext = (upper: Line, lower: Line): boolean =>
  upper.page === lower.page &&
  lower.top - upper.bottom < (upper.bottom - upper.top) * 1.3 &&
  Math.abs(upper.words[0]!.x - lower.words[0]!.x) < 25;

/**
 * Puts lines of running text together, in which rows go on from line to line.
 * @param isRunning whether a line has several rows one after the other
 */
export function flowed(lines: readonly Line[], isRunning: (line: Line) => boolean): Line[] {
  const edge = new Map<number, number>();
  for (const line of lines) {
    edge.set(line.page, Math.max(edge.get(line.page) ?? 0, right(line.words.at(-1)!)));
  }
  const result: Line[] = [];
  let end: Line | null = null;
  // Asked of the first line of a paragraph alone: a line grows with each that joins it.
  let isFlow = false;
  for (const line of lines) {
    const last = result.at(-1);
    // A line that ends before the margin ends its paragraph.
    const isFull = end !== null && right(end.words.at(-1)!) > edge.get(line.page)! * 0.8;
    if (last && end && isFull && isFlow && isNext(end, line)) {
      const words = line.words.map((word, at) => (at === 0 ? { ...word, gap: 0.3, spaced: true } : word));
      result[result.length - 1] = {
        ...last,
        words: [...last.words, ...words],
        text: `${last.text} ${line.text}`,
        bottom: line.bottom,
      };
    } else {
      result.push(line);
      isFlow = isRunning(line);
    }
    end = line;
  }
  return result;
}

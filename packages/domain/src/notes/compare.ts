import { diffArrays } from 'diff';
import type { RichTextBlock, RichTextSpan } from '../shared/rich-text.ts';

export type TextChange = 'ADDED' | 'REMOVED';

/** A span of either version; null is in both. */
export interface ComparedSpan extends RichTextSpan {
  change: TextChange | null;
}

export interface ComparedBlock {
  type: RichTextBlock['type'];
  level: number;
  spans: ComparedSpan[];
}

/** With more differences two paragraphs are shown whole, one removed and one added. */
const MOST_DIFFERENCES = 2_000;

type Step<Item> = { change: TextChange | null; item: Item };

/** Which items stay, are added or removed; the later version's item where both have it. */
function stepsBetween<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Step<Item>[] {
  const keyed = (items: readonly Item[]) => items.map((item) => ({ item, key: keyOf(item) }));
  const parts = diffArrays(keyed(before), keyed(after), {
    comparator: (one, other) => one.key === other.key,
    maxEditLength: MOST_DIFFERENCES,
  });
  if (parts === undefined)
    return [
      ...before.map((item): Step<Item> => ({ change: 'REMOVED', item })),
      ...after.map((item): Step<Item> => ({ change: 'ADDED', item })),
    ];
  return parts.flatMap(({ added, removed, value }) =>
    value.map(({ item }): Step<Item> => ({ change: added ? 'ADDED' : removed ? 'REMOVED' : null, item })),
  );
}

const blockKey = (block: RichTextBlock): string => JSON.stringify(block);
const spanKey = ({ text, marks, href, citation }: RichTextSpan): string =>
  JSON.stringify([text, marks, href, citation]);

/** Words and the spaces between them, each with the formatting of its span; a citation is one word. */
function wordsOf(block: RichTextBlock): RichTextSpan[] {
  return block.spans.flatMap(({ text, ...look }) =>
    (look.citation ? [text] : (text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [])).map((word) => ({
      text: word,
      ...look,
    })),
  );
}

function joined(steps: readonly Step<RichTextSpan>[]): ComparedSpan[] {
  const spans: ComparedSpan[] = [];
  for (const { change, item } of steps) {
    const last = spans.at(-1);
    const isSame =
      last?.change === change &&
      last.href === item.href &&
      last.marks.join() === item.marks.join() &&
      !last.citation &&
      !item.citation;
    if (last && isSame) last.text += item.text;
    else spans.push({ ...item, change });
  }
  return spans;
}

const whole = (block: RichTextBlock, change: TextChange | null): ComparedBlock => ({
  type: block.type,
  level: block.level,
  spans: block.spans.map((span) => ({ ...span, change })),
});

/** The common share from which two paragraphs are shown as one that was changed. */
const ALIKE = 0.3;

function changedBlocks(before: RichTextBlock, after: RichTextBlock): ComparedBlock[] {
  const steps = stepsBetween(wordsOf(before), wordsOf(after), spanKey);
  const weigh = (list: readonly Step<RichTextSpan>[]) =>
    list.reduce((sum, { item }) => sum + item.text.trim().length, 0);
  const all = weigh(steps);
  const common = weigh(steps.filter(({ change }) => change === null));
  if (all > 0 && common / all < ALIKE) return [whole(before, 'REMOVED'), whole(after, 'ADDED')];
  return [{ type: after.type, level: after.level, spans: joined(steps) }];
}

/**
 * What changed from one version of a text to the next, word by word; a paragraph that has little in common with the one
 * at its position is shown as removed and added.
 */
export function compareRichText(
  before: readonly RichTextBlock[],
  after: readonly RichTextBlock[],
): ComparedBlock[] {
  const steps = stepsBetween(before, after, blockKey);
  const result: ComparedBlock[] = [];
  let removed: RichTextBlock[] = [];
  let added: RichTextBlock[] = [];
  const settle = (): void => {
    const pairs = Math.min(removed.length, added.length);
    for (let i = 0; i < pairs; i += 1) {
      const [old, now] = [removed[i], added[i]];
      if (old && now) result.push(...changedBlocks(old, now));
    }
    result.push(...removed.slice(pairs).map((block) => whole(block, 'REMOVED')));
    result.push(...added.slice(pairs).map((block) => whole(block, 'ADDED')));
    removed = [];
    added = [];
  };
  for (const { change, item } of steps) {
    if (change === 'REMOVED') removed.push(item);
    else if (change === 'ADDED') added.push(item);
    else {
      settle();
      result.push(whole(item, null));
    }
  }
  settle();
  return result;
}

/** The same for a line without formatting, such as a title. */
export function compareLines(before: string, after: string): ComparedSpan[] {
  const block = (text: string): RichTextBlock => ({
    type: 'PARAGRAPH',
    level: 0,
    spans: text === '' ? [] : [{ text, marks: [], href: null }],
  });
  return joined(stepsBetween(wordsOf(block(before)), wordsOf(block(after)), spanKey));
}

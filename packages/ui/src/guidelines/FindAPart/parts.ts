/** A part of the kit, as described by its own files. */
export interface Part {
  readonly name: string;
  /** The name of its group: Primitives, Components, Charts or Patterns. */
  readonly group: string;
  /** One-sentence summary. */
  readonly what: string;
  /** The address of its page in Storybook. */
  readonly page: string;
  /** All text of its page, for the search. */
  readonly text: string;
}

const pages = import.meta.glob<string>('../../{primitives,components,charts,patterns}/*/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const plain = (markdown: string) =>
  markdown
    .replace(/^import .*$/gm, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[`*_#]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads a part from its page; undefined if the page does not bear the name of its folder. */
export function readPart(path: string, page: string): Part | undefined {
  const [shelf, name] = /(\w+)\/(\w+)\/\2\.mdx$/.exec(path)?.slice(1) ?? [];
  if (!shelf || !name) return undefined;
  const group = shelf.charAt(0).toUpperCase() + shelf.slice(1);
  const body = page.slice(page.search(/^# /m));
  const what = /^# .*\n+([^\n<][\s\S]*?)(?:\n\n|$)/.exec(body)?.[1] ?? '';
  return {
    name,
    group,
    what: plain(what),
    page: `./?path=/docs/${group.toLowerCase()}-${name.toLowerCase()}--docs`,
    text: plain(body),
  };
}

/** Every part with a page, sorted by name. */
export const parts: readonly Part[] = Object.entries(pages)
  .map(([path, page]) => readPart(path, page))
  .filter((part) => part !== undefined)
  .sort((a, b) => a.name.localeCompare(b.name));

import { nearWords, searchKey, wordForms } from '@healzy/domain/shared';
import { statementOf, type Bind } from '../../platform/db/bind.ts';
import type { Sql } from '../../platform/db/database.ts';
import { mapInSlices } from '../../platform/slices.ts';

/** Names are kept without punctuation, so that `aceite (oliva)` is found by `aceite oliva`. */
const searched = (search: string | undefined): string =>
  searchKey((search ?? '').replace(/[^\p{L}\p{M}\p{N}%]+/gu, ' '));

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
/** The `LIKE` pattern of a whole word of a name: search keys have a space on either side of each name. */
const asWord = (word: string): string => `% ${escaped(word)} %`;

/** What a search asks of names: each of its words, or one that is meant by it. */
export interface NameSearch {
  /** The `LIKE` pattern of what begins with it; null without a search. */
  begins: string | null;
  /** By word the patterns of which one has to be found, the word as it was written first. */
  words: string[][];
  /** The `LIKE` pattern of what begins with another form of its first word. */
  alike: string[];
}

/** Names that are searched, as `x.search_key`, of the account `$1`: in parts that one statement each passes over. */
type SearchedNames = readonly ((bind: Bind) => string)[];

const NONE: NameSearch = { begins: null, words: [], alike: [] };

/**
 * The words that are meant by a search. Its own are always among them, and the other number of each. What no name has at all
 * is taken for mistyped: then the words of all names that are nearest to it are meant too. A word that is found anywhere
 * never brings others in, so that nothing is hidden behind them.
 */
export async function nameSearch(
  sql: Sql,
  accountId: string,
  search: string | undefined,
  names: SearchedNames,
): Promise<NameSearch> {
  const key = searched(search);
  if (key === '') return NONE;
  const words = key.split(' ').map((word) => ({ word, meant: wordForms(word) }));
  const patternsOf = ({ word, meant }: (typeof words)[number]) => [
    `%${escaped(word)}%`,
    ...meant.map(asWord),
  ];
  const long = words.filter(({ word }) => word.length >= 4 && !word.includes('%'));
  if (long.length > 0) {
    const unknown = await unknownOf(sql, accountId, long.map(patternsOf), names);
    if (unknown.length > 0) {
      const all = await wordsOf(sql, accountId, names);
      for (const place of unknown) {
        const near = await nearestOf(long[place]!.word, all);
        long[place]!.meant.push(...new Set(near.flatMap((word) => [word, ...wordForms(word)])));
      }
    }
  }
  return {
    begins: `${escaped(key)}%`,
    words: words.map(patternsOf),
    alike: words[0]!.meant.map((word) => `${escaped(word)}%`),
  };
}

/** Which of some lists of patterns no name has any of. */
async function unknownOf(
  sql: Sql,
  accountId: string,
  lists: readonly string[][],
  names: SearchedNames,
): Promise<number[]> {
  const found = new Set<number>();
  for (const part of names)
    for (const [place, patterns] of lists.entries()) {
      if (found.has(place)) continue;
      const { rows } = await sql.query(
        ...statementOf(
          accountId,
          (bind) =>
            `SELECT 1 FROM ${part(bind)} WHERE x.search_key LIKE ANY (${bind(patterns, 'text[]')}) LIMIT 1`,
        ),
      );
      if (rows.length > 0) found.add(place);
    }
  return [...lists.keys()].filter((place) => !found.has(place));
}

/** All words of all names, each once. The database only joins them: taking them apart there would hold the thread for long. */
async function wordsOf(sql: Sql, accountId: string, names: SearchedNames): Promise<string[]> {
  const all = new Set<string>();
  for (const part of names) {
    const { rows } = await sql.query<{ names: string | null }>(
      ...statementOf(accountId, (bind) => `SELECT string_agg(x.search_key, ' ') AS names FROM ${part(bind)}`),
    );
    for (const word of (rows[0]?.names ?? '').split(/\s+/u)) if (word.length >= 3) all.add(word);
  }
  return [...all];
}

/** Words that are compared between two looks at the clock. */
const WORDS_AT_ONCE = 500;

/** `nearWords` of however many: the nearest of all are the nearest of those that are nearest in their part. */
async function nearestOf(word: string, all: readonly string[]): Promise<string[]> {
  const parts = Array.from(
    { length: Math.ceil(all.length / WORDS_AT_ONCE) },
    (_, part) => part * WORDS_AT_ONCE,
  );
  const near = await mapInSlices(parts, (from) => nearWords(word, all.slice(from, from + WORDS_AT_ONCE)));
  return nearWords(word, near.flat());
}

/** The conditions of a search on `x`. */
export const isNamed = ({ words }: NameSearch, bind: Bind): string[] =>
  words.map((patterns) => `x.search_key LIKE ANY (${bind(patterns, 'text[]')})`);

/**
 * How near a name is to what is searched: it begins with it, one of its words does, it is only somewhere in it, or only
 * another form of it is; of those, what begins with it comes first.
 */
export function nearness({ begins, words, alike }: NameSearch, key: string, bind: Bind): string {
  const bound = bind(begins, 'text');
  const exact = bind(
    words.map(([own]) => own!),
    'text[]',
  );
  return `(CASE WHEN ${key} LIKE ${bound} THEN '0' WHEN x.search_key LIKE '% ' || ${bound} THEN '1'
    WHEN x.search_key LIKE ALL (${exact}) THEN '2' WHEN ${key} LIKE ANY (${bind(alike, 'text[]')}) THEN '3' ELSE '4' END)`;
}

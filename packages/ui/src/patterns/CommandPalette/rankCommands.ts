import type { CommandEntry, CommandGroup } from './CommandPalette.tsx';
import { fuzzyMatch } from './fuzzyMatch.ts';

/** A title is what people look for; a hint or another word finds too, but never before it. */
const besides = 0.5;

function rank(query: string, entry: CommandEntry): number | undefined {
  const title = fuzzyMatch(query, entry.title);
  if (title) return title.score;
  const words = [entry.title, entry.hint ?? '', ...(entry.keywords ?? [])].join(' · ');
  const beside = fuzzyMatch(query, words);
  return beside && beside.score * besides;
}

/** The entries that are meant, the best first, in groups of which the one with the best entry comes first. */
export function rankCommands(query: string, groups: readonly CommandGroup[]): CommandGroup[] {
  if (query.trim() === '') return groups.filter(({ entries }) => entries.length > 0);
  return groups
    .map((group) => {
      const found = group.entries
        .flatMap((entry) => {
          const score = rank(query, entry);
          return score === undefined ? [] : [{ entry, score }];
        })
        .sort((a, b) => b.score - a.score);
      return { group: { ...group, entries: found.map(({ entry }) => entry) }, best: found[0]?.score };
    })
    .flatMap(({ group, best }) => (best === undefined ? [] : [{ group, best }]))
    .sort((a, b) => b.best - a.best)
    .map(({ group }) => group);
}

import { fuzzyMatch } from './fuzzyMatch.ts';
import type { CommandEntry, CommandGroup } from './CommandPalettePanel.tsx';

/** People look for titles; a hint or a synonym matches too, but never ranks above a title. */
const besides = 0.5;

function rank(query: string, entry: CommandEntry): number | undefined {
  const title = fuzzyMatch(query, entry.title);
  if (title) return title.score;
  const words = [entry.title, entry.hint ?? '', ...(entry.keywords ?? [])].join(' · ');
  // The initials of many words would match any few letters.
  const beside = fuzzyMatch(query, words, { hasInitials: false });
  return beside && beside.score * besides;
}

/** The matching entries, best first, grouped, with the group of the best entry first. */
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

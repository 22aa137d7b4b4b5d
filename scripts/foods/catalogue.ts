import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOOD_RESTRICTIONS, type FoodRestriction } from '../../packages/domain/src/foods/index.ts';

export const MIGRATIONS = join(import.meta.dirname, '../../apps/server/migrations');

/** A food of the catalogue as it is stored: what is not known is left out. */
export type WrittenFood = Readonly<Record<string, unknown>> & { readonly id: string };

/**
 * The catalogue as the migrations leave it: the foods of the first, and what later ones change about each.
 *
 * @param until name of the first migration that does not count; all count without it
 */
export function readCatalogue(until?: string): WrittenFood[] {
  const foods = new Map<string, WrittenFood>();
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    if (until !== undefined && file >= until) break;
    const lists = readFileSync(join(MIGRATIONS, file), 'utf8')
      .split(/\$(?:foods|catalogue)\$/)
      .filter((_, at) => at % 2 === 1);
    for (const row of lists.flatMap((json) => JSON.parse(json) as (WrittenFood & { food?: WrittenFood })[])) {
      const { id, search: _search, keyEs: _es, keyEn: _en, ...rest } = row.food ?? row;
      foods.set(id, { ...foods.get(id), ...rest, id });
    }
  }
  return [...foods.values()].map(({ notFor, ...food }) => ({ ...knownOf(notFor), ...food }) as WrittenFood);
}

/** The catalogue states all restrictions: what is not on the list of a food is known to be kept. */
export const knownOf = (notFor: unknown) => ({
  unsuitableFor: notFor as FoodRestriction[],
  suitableFor: FOOD_RESTRICTIONS.filter((one) => !(notFor as FoodRestriction[]).includes(one)),
});

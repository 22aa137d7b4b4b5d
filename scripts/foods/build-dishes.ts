// Writes a migration with what is new and what has changed about the dishes of `dishes.json`, which are our own:
// `npx tsx scripts/foods/build-dishes.ts <name of the migration>`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dishFormSchema } from '../../packages/domain/src/foods/dishes/dish.ts';
import { foodSearchKey } from '../../packages/domain/src/foods/names.ts';
import { searchKey } from '../../packages/domain/src/shared/index.ts';
import { MIGRATIONS } from './catalogue.ts';
import { catalogueId } from './table.ts';

interface Listed {
  slug: string;
  keeps_days: number;
  ingredients: { source: string; code: string; nameEs: string }[];
}

const listed = JSON.parse(readFileSync(join(import.meta.dirname, 'dishes.json'), 'utf8')) as Listed[];
const dishes = listed
  .map(({ slug, keeps_days: keepsDays, ingredients, ...rest }) => ({
    id: catalogueId('DISH', slug),
    ...dishFormSchema.parse({
      ...rest,
      keepsDays,
      ingredients: ingredients.map(({ source, code, nameEs: name, ...part }) => ({
        ...part,
        name,
        foodId: catalogueId(source, code),
      })),
    }),
  }))
  .map((dish) => ({
    es: searchKey(dish.nameEs ?? ''),
    en: searchKey(dish.nameEn ?? ''),
    search: foodSearchKey({ ...dish, synonyms: [] }),
    dish,
  }));

const file = join(MIGRATIONS, `${process.argv[2]}.sql`);

/** The dishes as the migrations before this one leave them. */
const earlier = new Map<string, string>();
for (const name of readdirSync(MIGRATIONS)
  .filter((each) => each.endsWith('.sql') && each < `${process.argv[2]}.sql`)
  .sort()) {
  const [, json] = readFileSync(join(MIGRATIONS, name), 'utf8').split('$dishes$');
  for (const row of json === undefined ? [] : (JSON.parse(json) as typeof dishes))
    earlier.set(row.dish.id, JSON.stringify(row));
}
const changed = dishes.filter((row) => earlier.get(row.dish.id) !== JSON.stringify(row));

writeFileSync(
  file,
  `-- Written by scripts/foods/build-dishes.ts: dishes that are new, and those that have changed.
ALTER TABLE provider_dishes NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO provider_dishes (id, key_es, key_en, search_key, course, meals, minutes, ingredient_ids, dish)
SELECT (x->'dish'->>'id')::uuid, x->>'es', x->>'en', x->>'search', x->'dish'->>'course',
  ARRAY(SELECT jsonb_array_elements_text(x->'dish'->'meals')), (x->'dish'->>'minutes')::integer,
  ARRAY(SELECT DISTINCT (i->>'foodId')::uuid FROM jsonb_array_elements(x->'dish'->'ingredients') i), x->'dish'
FROM jsonb_array_elements($dishes$[
${changed.map((row) => JSON.stringify(row)).join(',\n')}
]$dishes$::jsonb) x
ON CONFLICT (id) DO UPDATE SET key_es = excluded.key_es, key_en = excluded.key_en, search_key = excluded.search_key,
  course = excluded.course, meals = excluded.meals, minutes = excluded.minutes,
  ingredient_ids = excluded.ingredient_ids, dish = excluded.dish;
--> statement-breakpoint
ALTER TABLE provider_dishes FORCE ROW LEVEL SECURITY;
`,
);
console.log(`${changed.length} of ${dishes.length} dishes`);

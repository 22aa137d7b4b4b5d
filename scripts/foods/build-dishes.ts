// Writes the migration with the dishes of `dishes.json`, which are our own. `npx tsx scripts/foods/build-dishes.ts <name of
// the migration>` puts them behind what the migration has already.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dishFormSchema } from '../../packages/domain/src/foods/dishes/dish.ts';
import { foodSearchKey } from '../../packages/domain/src/foods/names.ts';
import { searchKey } from '../../packages/domain/src/shared/index.ts';
import { catalogueId, MIGRATIONS } from './catalogue.ts';

const MARK = '-- Written by scripts/foods/build-dishes.ts.';

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
const [before = ''] = readFileSync(file, 'utf8').split(`--> statement-breakpoint\n${MARK}`);
writeFileSync(
  file,
  `${before}--> statement-breakpoint
${MARK}
INSERT INTO provider_dishes (id, key_es, key_en, search_key, course, meals, minutes, ingredient_ids, dish)
SELECT (x->'dish'->>'id')::uuid, x->>'es', x->>'en', x->>'search', x->'dish'->>'course',
  ARRAY(SELECT jsonb_array_elements_text(x->'dish'->'meals')), (x->'dish'->>'minutes')::integer,
  ARRAY(SELECT DISTINCT (i->>'foodId')::uuid FROM jsonb_array_elements(x->'dish'->'ingredients') i), x->'dish'
FROM jsonb_array_elements($dishes$[
${dishes.map((row) => JSON.stringify(row)).join(',\n')}
]$dishes$::jsonb) x;
--> statement-breakpoint
-- Read by every account, written by migrations alone.
CREATE POLICY dishes ON provider_dishes FOR SELECT TO healzy_app USING (true);
--> statement-breakpoint
ALTER TABLE provider_dishes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE provider_dishes FORCE ROW LEVEL SECURITY;
`,
);

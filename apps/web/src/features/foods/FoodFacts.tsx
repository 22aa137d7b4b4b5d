import { type Food, useFood } from '@healzy/api/foods';
import {
  FOOD_DIETS,
  FOOD_FIELD_NAMES,
  FOOD_FIELDS,
  FOOD_RESTRICTIONS,
  FOOD_SUBSTANCES,
  type FoodField,
  type FoodRestriction,
  plainFoodControl,
  type PlainFoodField,
} from '@healzy/domain/foods';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Link, Stack, Text } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { usePlainText } from '../../app/forms/usePlainText.ts';
import { pathTo } from '../../app/paths.ts';
import { useFoodLabels } from './useFoodLabels.ts';

/** Fields that are shown in a way of their own, or elsewhere on the page. */
const SHOWN: readonly FoodField[] = ['nameEs', 'nameEn', 'category', 'meals', 'unit', 'sourceNote'];
const OTHERS = FOOD_FIELD_NAMES.filter(
  (name): name is PlainFoodField => plainFoodControl(name) !== undefined && !SHOWN.includes(name),
);

/** What a food is, how it is measured, and whom it is not for. */
export function FoodFacts({ food }: { food: Food }) {
  const { t } = useTranslation('foods');
  const formats = useFormats();
  const labels = useFoodLabels();
  const plainText = usePlainText('foods');
  const plainFact = (name: PlainFoodField) => ({
    term: t(`form.${name}`),
    detail: plainText(FOOD_FIELDS[name].control, food[name]),
  });
  const facts: { term: string; detail: ReactNode }[] = [
    plainFact('category'),
    { term: t('page.origin'), detail: t(`origin.${food.origin}`) },
    { term: t('page.tier'), detail: t(`tier.${String(food.tier) as '1' | '2' | '3'}`) },
    plainFact('meals'),
    {
      term: t('page.portion'),
      detail: labels.portion({ unit: food.unit, unitWeight: food.unitWeight }),
    },
  ];
  if (food.unit === 'ML')
    facts.push({
      term: t('page.density'),
      detail:
        food.density == null
          ? t('page.densityAssumed')
          : t('page.densityValue', { value: formats.number(food.density, 3) }),
    });
  if (food.portions.length > 0)
    facts.push({
      term: t('page.portions'),
      detail: formats.list(
        food.portions.map(
          ({ nameEs = null, nameEn = null, grams }) =>
            `${labels.name({ nameEs, nameEn })} (${formats.number(grams, Number.isInteger(grams) ? 0 : 1)} g)`,
        ),
      ),
    });
  if (food.synonyms.length > 0) facts.push({ term: t('page.synonyms'), detail: formats.list(food.synonyms) });
  facts.push(...OTHERS.map(plainFact));
  return (
    <Card title={t('page.about')}>
      <DescriptionList items={[...facts, ...useRestrictionFacts(food), ...useRecipeFacts(food)]} />
      <Text as="p" size="sm" tone="muted">
        {t('page.traces')}
      </Text>
    </Card>
  );
}

function useRestrictionFacts({ notFor, unknownFor }: Food): { term: string; detail: ReactNode }[] {
  const { t } = useTranslation('foods');
  const formats = useFormats();
  const named = (among: readonly FoodRestriction[], codes: readonly FoodRestriction[]): string =>
    formats.list(codes.filter((code) => among.includes(code)).map((code) => t(`restriction.${code}`)));
  const substances = named(notFor, FOOD_SUBSTANCES);
  const diets = named(notFor, FOOD_DIETS);
  const isUnknown = unknownFor.length === FOOD_RESTRICTIONS.length;
  const contains = substances === '' ? t('page.containsNothing') : substances;
  return [
    { term: t('page.contains'), detail: isUnknown ? t('page.notStated') : contains },
    ...(diets === '' ? [] : [{ term: t('page.diets'), detail: diets }]),
    ...(isUnknown || unknownFor.length === 0
      ? []
      : [
          {
            term: t('page.unknownFor'),
            detail: t('page.unknownText', { restrictions: named(unknownFor, FOOD_RESTRICTIONS) }),
          },
        ]),
  ];
}

function useRecipeFacts({ recipe, usedIn }: Food): { term: string; detail: ReactNode }[] {
  const { t } = useTranslation('foods');
  const formats = useFormats();
  const labels = useFoodLabels();
  return [
    ...(recipe === null
      ? []
      : [
          {
            term: t('page.ingredients'),
            detail: (
              <Stack gap="xs">
                {recipe.ingredients.map(({ foodId, grams }, at) => (
                  // The same food may be in a recipe twice.
                  <Ingredient key={`${foodId} ${at}`} foodId={foodId} grams={grams} />
                ))}
              </Stack>
            ),
          },
          { term: t('page.yield'), detail: `${formats.number(recipe.yieldGrams, 0)} g` },
        ]),
    ...(usedIn.length === 0
      ? []
      : [
          {
            term: t('page.usedIn'),
            detail: (
              <Stack gap="xs">
                {usedIn.map((dish) => (
                  <Link key={dish.id} href={pathTo('/foods/:foodId', { foodId: dish.id })}>
                    {labels.name(dish)}
                  </Link>
                ))}
              </Stack>
            ),
          },
        ]),
  ];
}

function Ingredient({ foodId, grams }: { foodId: string; grams: number }) {
  const formats = useFormats();
  const labels = useFoodLabels();
  const { data } = useFood(foodId);
  return (
    <span>
      {formats.number(grams, Number.isInteger(grams) ? 0 : 1)} g{' '}
      {data && <Link href={pathTo('/foods/:foodId', { foodId })}>{labels.name(data)}</Link>}
    </span>
  );
}

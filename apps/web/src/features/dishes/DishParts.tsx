import type { Dish } from '@healzy/api/dishes';
import {
  FOOD_DIETS,
  FOOD_RESTRICTIONS,
  FOOD_SUBSTANCES,
  saltOf,
  type NutrientKey,
} from '@healzy/domain/foods';
import { ALLERGENS } from '@healzy/domain/shared';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Link, Stack, Text } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { pathTo } from '../../app/paths.ts';
import { useLanguage } from '../../state/language.ts';
import { useDishLabels } from './useDishLabels.ts';

type Fact = { term: string; detail: ReactNode };

interface IngredientLine {
  readonly name: string;
  readonly amount: string;
  /** Of the food; none of what is no food. */
  readonly href: string | null;
}

/** How a dish is served, and whom it is not for. */
export function useDishFacts(dish: Dish): Fact[] {
  const { t } = useTranslation(['dishes', 'foods']);
  const formats = useFormats();
  const labels = useDishLabels();
  const { season = [], keepsDays = null } = dish;
  return [
    { term: t('columns.course'), detail: t(`course.${dish.course}`) },
    { term: t('facts.meals'), detail: formats.list(dish.meals.map((meal) => t(`foods:meal.${meal}`))) },
    { term: t('facts.servings'), detail: formats.number(dish.servings ?? 1) },
    { term: t('columns.minutes'), detail: labels.minutes(dish.minutes) },
    {
      term: t('facts.season'),
      detail: season.length === 0 ? t('facts.allYear') : formats.list(season.map(labels.month)),
    },
    {
      term: t('facts.keepsDays'),
      detail:
        keepsDays === null
          ? t('unknown')
          : keepsDays === 0
            ? t('facts.atOnce')
            : t('days', { count: keepsDays }),
    },
    ...useRestrictionFacts(dish),
  ];
}

function useRestrictionFacts({ notFor, unknownFor }: Dish): Fact[] {
  const { t } = useTranslation(['dishes', 'foods']);
  const formats = useFormats();
  type Code = (typeof FOOD_RESTRICTIONS)[number];
  const named = (codes: readonly Code[], among: readonly Code[]): string =>
    formats.list(codes.filter((code) => among.includes(code)).map((code) => t(`foods:restriction.${code}`)));
  const allergens = named(notFor, ALLERGENS);
  const others = named(
    notFor,
    FOOD_SUBSTANCES.filter((one) => !(ALLERGENS as readonly string[]).includes(one)),
  );
  const diets = named(notFor, FOOD_DIETS);
  return [
    { term: t('facts.allergens'), detail: allergens === '' ? t('facts.noAllergens') : allergens },
    ...(others === '' ? [] : [{ term: t('foods:page.contains'), detail: others }]),
    ...(diets === '' ? [] : [{ term: t('foods:page.diets'), detail: diets }]),
    ...(unknownFor.length === 0
      ? []
      : [
          {
            term: t('foods:page.unknownFor'),
            detail:
              unknownFor.length + notFor.length === FOOD_RESTRICTIONS.length
                ? t('facts.nothingKnown')
                : t('foods:page.unknownText', { restrictions: named(unknownFor, FOOD_RESTRICTIONS) }),
          },
        ]),
  ];
}

export function DishFacts({ dish }: { dish: Dish }) {
  const { t } = useTranslation(['dishes', 'foods']);
  return (
    <Card title={t('facts.title')}>
      <DescriptionList items={useDishFacts(dish)} />
      <Text as="p" size="sm" tone="muted">
        {t('facts.derived')} {t('foods:page.traces')}
      </Text>
    </Card>
  );
}

/** The foods of a dish with their weights in all servings and in one, and in a household measure. */
export function useIngredientLines({ ingredients, servings = 1 }: Dish): IngredientLine[] {
  const { t } = useTranslation('dishes');
  const labels = useDishLabels();
  return ingredients.map(({ foodId, name, food, grams, part }) => {
    const household = food?.household;
    const amount = [
      servings === 1
        ? labels.grams(grams)
        : t('ingredient.inAll', { all: labels.grams(grams), one: labels.grams(grams / servings) }),
      ...(household ? [t('ingredient.household', { amount: labels.household(household) })] : []),
      t(`part.${part}`),
    ].join(' · ');
    return {
      name: food ? labels.name(food) : (name ?? t('noName')),
      amount: food ? amount : t('ingredient.unknown', { amount }),
      href: food && pathTo('/foods/:foodId', { foodId }),
    };
  });
}

export function DishIngredients({ dish }: { dish: Dish }) {
  const { t } = useTranslation('dishes');
  return (
    <Card title={t('ingredient.title', { count: dish.servings ?? 1 })}>
      <Stack as="ul" gap="xs">
        {useIngredientLines(dish).map(({ name, amount, href }, at) => (
          // The same food can be in a dish twice.
          <Text key={at} as="li">
            {href === null ? name : <Link href={href}>{name}</Link>}: {amount}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}

/** The steps in the language of the screen, else in the other. */
export function useDishSteps({ steps }: Dish): readonly string[] {
  const language = useLanguage();
  const [own, other] = language === 'es' ? [steps?.es, steps?.en] : [steps?.en, steps?.es];
  return own && own.length > 0 ? own : (other ?? []);
}

export function StepList({ steps }: { steps: readonly string[] }) {
  return (
    <Stack as="ol" gap="xs">
      {steps.map((step, at) => (
        // The same step can come twice; its place is what tells them apart.
        <Text key={at} as="li">
          {at + 1}. {step}
        </Text>
      ))}
    </Stack>
  );
}

export function DishSteps({ dish }: { dish: Dish }) {
  const { t } = useTranslation('dishes');
  const steps = useDishSteps(dish);
  return (
    <Card title={t('steps.title')}>
      {steps.length > 0 ? <StepList steps={steps} /> : <Text tone="muted">{t('steps.none')}</Text>}
    </Card>
  );
}

const SHOWN: readonly NutrientKey[] = [
  'energy',
  'protein',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'fibre',
  'sodium',
];

/** Figures of one serving; a lower bound says so. */
export function useDishFigures({ nutrients, unknownShares }: Dish): Fact[] {
  const { t } = useTranslation(['dishes', 'foods']);
  const formats = useFormats();
  const labels = useDishLabels();
  return SHOWN.map((key) => {
    const value = nutrients[key];
    const share = unknownShares[key] ?? 0;
    const amount =
      value === null
        ? t('unknown')
        : share > 0
          ? t('foods:page.atLeast', {
              value: labels.amount(key, value),
              share: formats.percent(Math.max(1, share * 100)),
            })
          : labels.amount(key, value);
    const salt =
      key === 'sodium' && value !== null
        ? ` (${t('foods:page.salt', { value: formats.number(saltOf(value), 1) })})`
        : '';
    return { term: t(`foods:nutrient.${key}`), detail: `${amount}${salt}` };
  });
}

export function DishFigures({ dish }: { dish: Dish }) {
  const { t } = useTranslation(['dishes', 'foods']);
  const labels = useDishLabels();
  return (
    <Card title={t('figures.title', { grams: labels.grams(dish.servingGrams) })}>
      <DescriptionList items={useDishFigures(dish)} />
      <Text as="p" size="sm" tone="muted">
        {t('foods:page.sourceRecipe')}{' '}
        {t(`foods:page.carbohydrateKind.${dish.carbohydrateKind ?? 'UNKNOWN'}`)}
      </Text>
    </Card>
  );
}

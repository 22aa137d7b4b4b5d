import type { Food } from '@healzy/api/foods';
import {
  FOOD_SOURCES,
  NUTRIENT_KEYS,
  nutrientFacts,
  type NutrientKey,
  portionWeight,
  saltOf,
} from '@healzy/domain/foods';
import { Card } from '@healzy/ui/components/Card';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Link, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useFoodLabels } from './useFoodLabels.ts';

const GROUPS = ['MAIN', 'FATS', 'MINERALS', 'VITAMINS', 'OTHER'] as const;

interface Line {
  key: NutrientKey;
  name: string;
  perHundred: string;
  perPortion: string;
  share: string;
}

/** The composition of a food, per 100 g and per portion, against reference intakes, with its source and licence. */
export function FoodNutrients({ food }: { food: Food }) {
  const { t } = useTranslation('foods');
  const labels = useFoodLabels();
  const lineOf = useNutrientLine(food);
  const portion = labels.portion({ unit: food.unit, unitWeight: food.unitWeight ?? null });
  const columns: TableColumn<Line>[] = [
    { id: 'name', header: t('page.nutrient'), cell: ({ name }) => name, isRowHeader: true, minWidth: 140 },
    { id: 'perHundred', header: t('page.perHundred'), cell: (line) => line.perHundred, align: 'end' },
    {
      id: 'perPortion',
      header: t('page.perPortion', { portion }),
      cell: (line) => line.perPortion,
      align: 'end',
    },
    { id: 'share', header: t('page.share'), cell: (line) => line.share, align: 'end' },
  ];
  return (
    <Card title={t('page.nutrients')}>
      <Stack gap="lg">
        {GROUPS.map((group) => (
          <Table<Line>
            key={group}
            caption={t(`page.groups.${group}`)}
            columns={columns}
            rows={NUTRIENT_KEYS.filter((key) => nutrientFacts(key).group === group).map(lineOf)}
            getRowId={({ key }) => key}
          />
        ))}
        <FoodSource food={food} />
      </Stack>
    </Card>
  );
}

function useNutrientLine(food: Food): (key: NutrientKey) => Line {
  const { t } = useTranslation('foods');
  const formats = useFormats();
  const labels = useFoodLabels();
  const weight = portionWeight({
    unit: food.unit,
    unitWeight: food.unitWeight ?? null,
    density: food.density ?? null,
  });
  return (key) => {
    const { reference } = nutrientFacts(key);
    const value = food.nutrients[key];
    const unknownShare = food.unknownShares[key] ?? 0;
    const written = (amount: number): string => {
      const text = labels.amount(key, amount);
      if (unknownShare === 0) return text;
      return t('page.atLeast', {
        value: text,
        share: formats.percent(Math.min(99, Math.ceil(unknownShare * 100)), 0),
      });
    };
    const perPortion = value === null || weight === null ? null : (value * weight.grams) / 100;
    const salt =
      key === 'sodium' && value !== null
        ? ` (${t('page.salt', { value: formats.number(saltOf(value), 2) })})`
        : '';
    return {
      key,
      name: t(`nutrient.${key}`),
      perHundred: value === null ? t('page.unknown') : `${written(value)}${salt}`,
      perPortion: perPortion === null ? t('page.unknown') : written(perPortion),
      share:
        perPortion === null || !reference
          ? '–'
          : `${unknownShare > 0 ? '≥ ' : ''}${formats.percent((100 * perPortion) / reference.amount, 0)}`,
    };
  };
}

/** Where the figures are from, under which licence, and what the reader has to know about them. */
function FoodSource({ food }: { food: Food }) {
  const { t } = useTranslation('foods');
  const { code, reference } = food.source;
  const { title, licence, url } = FOOD_SOURCES[code];
  const text =
    title === null
      ? code === 'RECIPE'
        ? t('page.sourceRecipe')
        : food.sourceNote === null
          ? t('page.sourceAccount')
          : t('page.sourceNote', { note: food.sourceNote })
      : t('page.sourceText', { title, reference: reference ?? '–', licence });
  return (
    <Stack gap="xs">
      <Text as="p" size="sm">
        {t('page.source')}: {url === null ? text : <Link href={url}>{text}</Link>}
      </Text>
      <Text as="p" size="sm" tone="muted">
        {t(`page.carbohydrateKind.${food.carbohydrateKind ?? 'UNKNOWN'}`)} {t('page.reference')}
      </Text>
    </Stack>
  );
}

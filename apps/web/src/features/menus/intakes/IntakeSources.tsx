import type { NutrientIntake, ReferenceIntake, ReferencePerson } from '@healzy/domain/menus';
import { ADULT_AGE } from '@healzy/domain/shared';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Link, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useIntakeLabels } from './useIntakeLabels.ts';

type Line = NutrientIntake & { reference: ReferenceIntake };

export interface IntakeSourcesProps {
  intakes: readonly NutrientIntake[];
  person: ReferencePerson | null;
}

/** Every figure as a table, with the opinion that its reference is from, and what a reader has to know about it. */
export function IntakeSources({ intakes, person }: IntakeSourcesProps) {
  const { t } = useTranslation('menus');
  const labels = useIntakeLabels();
  const columns: TableColumn<Line>[] = [
    {
      id: 'nutrient',
      header: t('intakes.column.nutrient'),
      cell: ({ nutrient }) => labels.nutrient(nutrient),
      isRowHeader: true,
      minWidth: 120,
    },
    {
      id: 'amount',
      header: t('intakes.column.amount'),
      cell: ({ nutrient, amount, isLowerBound }) => {
        if (amount === null) return t('intakes.noFigure');
        return `${isLowerBound ? '≥\u00a0' : ''}${labels.amount(nutrient, amount)}`;
      },
      align: 'end',
      minWidth: 100,
    },
    {
      id: 'unknown',
      header: t('intakes.column.unknown'),
      cell: ({ unknownShare }) => labels.percent(unknownShare),
      align: 'end',
    },
    {
      id: 'reference',
      header: t('intakes.column.reference'),
      cell: ({ nutrient, reference: { amount, kind } }) =>
        `${labels.amount(nutrient, amount)} (${t(`intakes.kind.${kind}`)})`,
      align: 'end',
      minWidth: 110,
    },
    {
      id: 'limit',
      header: t('intakes.column.limit'),
      cell: ({ nutrient, reference: { limit } }) => (limit ? labels.amount(nutrient, limit.amount) : '–'),
      align: 'end',
    },
    {
      id: 'source',
      header: t('intakes.column.source'),
      cell: ({ reference: { source } }) => <Link href={source.href}>{source.title}</Link>,
      minWidth: 190,
    },
  ];
  const rows = intakes.filter((intake): intake is Line => intake.reference !== null);
  const isAdult = person !== null && person.age >= ADULT_AGE;
  const about = [
    'kinds',
    isAdult ? 'limits' : 'noLimits',
    ...(isAdult && person.sex === 'FEMALE' ? ['iron' as const] : []),
    ...(isAdult ? ['zinc' as const] : []),
    'vitamins',
  ] as const;
  return (
    <Stack gap="sm">
      {rows.length > 0 && (
        <Table<Line>
          caption={t('intakes.sources')}
          isCaptionHidden
          columns={columns}
          rows={rows}
          getRowId={({ nutrient }) => nutrient}
        />
      )}
      {about.map((what) => (
        <Text key={what} as="p" size="sm">
          {t(`intakes.about.${what}`)}
        </Text>
      ))}
    </Stack>
  );
}

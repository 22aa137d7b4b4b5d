import type { CalorimetryResults } from '@healzy/api/calorimetry';
import { Card } from '@healzy/ui/components/Card';
import { Table } from '@healzy/ui/components/Table';
import { Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { signed } from '../signed.ts';

type Resting = NonNullable<CalorimetryResults['resting']>;

/** The measured energy beside each equation; for whom none holds, it says so and compares nothing. */
export function Predictions({ resting }: { resting: Resting }) {
  const { t } = useTranslation('calorimetry');
  const formats = useFormats();
  const { predictions } = resting;
  const gaps = new Set(predictions.flatMap((each) => each.gaps));
  const why = gaps.has('adult')
    ? 'children'
    : gaps.has('notPregnant')
      ? 'pregnant'
      : gaps.has('ageYears') && predictions.every(({ kcal }) => kcal === null)
        ? 'ageUnknown'
        : null;
  return (
    <Card title={t('prediction.title')}>
      {why === null ? (
        <Table
          caption={t('prediction.title')}
          isCaptionHidden
          columns={[
            { id: 'equation', header: t('prediction.equation'), cell: ({ id }) => t(`prediction.${id}`) },
            {
              id: 'kcal',
              header: t('prediction.kcal'),
              align: 'end',
              cell: ({ kcal, gaps: missing }) =>
                kcal === null
                  ? t('prediction.needs', {
                      what: formats.list(missing.map((gap) => t(`prediction.gap.${gap}`))),
                    })
                  : formats.number(kcal),
            },
            {
              id: 'difference',
              header: t('prediction.difference'),
              align: 'end',
              cell: ({ differenceKcal }) => signed(differenceKcal, (value) => formats.number(value)),
            },
            {
              id: 'percent',
              header: t('prediction.percent'),
              align: 'end',
              cell: ({ percent }) => formats.percent(percent),
            },
          ]}
          rows={predictions}
          getRowId={({ id }) => id}
        />
      ) : (
        <Text as="p" isProse>
          {t(`prediction.${why}`)}
        </Text>
      )}
    </Card>
  );
}

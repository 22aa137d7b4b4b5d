import {
  type Calorimetry,
  type CalorimetryComparison,
  useCalorimetryComparison,
} from '@healzy/api/calorimetry';
import type { CalorimetryFigureId } from '@healzy/domain/calorimetry';
import { Card } from '@healzy/ui/components/Card';
import { Select } from '@healzy/ui/components/Select';
import { Table } from '@healzy/ui/components/Table';
import { Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { Loaded } from '../../../app/Loaded.tsx';
import { signed } from '../signed.ts';
import { usePhaseName } from '../usePhaseName.ts';
import { useFigures } from './useFigures.ts';

/** What is compared: of thirteen figures those that say whether somebody burns and works differently. */
const COMPARED = [
  'vo2',
  'rer',
  'energyKcalMin',
  'fatGMin',
  'carbohydrateGMin',
  'heartRate',
] as const satisfies readonly CalorimetryFigureId[];

/** The figures beside those of an earlier test that is chosen. */
export function EarlierTest({ calorimetry }: { calorimetry: Calorimetry }) {
  const { t } = useTranslation('calorimetry');
  const formats = useFormats();
  const { earlier, medicalTestId } = calorimetry;
  const [chosen, setChosen] = useState<string | null>(null);
  const comparison = useCalorimetryComparison(medicalTestId, chosen);
  return (
    <Card title={t('compare.title')}>
      {earlier.length === 0 ? (
        <Text tone="muted">{t('compare.none')}</Text>
      ) : (
        <Stack gap="md">
          <Select
            label={t('compare.with')}
            placeholder={t('compare.choose')}
            options={earlier.map(({ medicalTestId: id, name, testedOn }) => ({
              id,
              label: `${name}, ${formats.day(testedOn)}`,
            }))}
            value={chosen}
            onChange={setChosen}
          />
          {chosen !== null && (
            <Loaded queries={[comparison]}>
              {comparison.data && <Compared calorimetry={calorimetry} comparison={comparison.data} />}
            </Loaded>
          )}
        </Stack>
      )}
    </Card>
  );
}

function Compared({
  calorimetry,
  comparison,
}: {
  calorimetry: Calorimetry;
  comparison: CalorimetryComparison;
}) {
  const { t } = useTranslation('calorimetry');
  const formats = useFormats();
  const figures = useFigures(calorimetry);
  const nameOf = usePhaseName();
  const { resting, before, phases } = comparison;
  const rows = phases.flatMap(({ kind, figures: compared }) =>
    COMPARED.flatMap((id) => {
      const values = compared[id];
      return values === undefined || (values.now === null && values.before === null)
        ? []
        : [{ id: `${kind}-${id}`, figure: id, phase: nameOf({ kind, label: null }), values }];
    }),
  );
  return (
    <Stack gap="md">
      {resting.change !== null && (
        <Text as="p" weight="medium">
          {t('compare.resting', {
            now: formats.number(resting.now),
            before: formats.number(resting.before),
            day: formats.day(before.testedOn),
            change: signed(resting.change, (value) => formats.number(value)),
          })}
        </Text>
      )}
      <Table
        caption={t('compare.title')}
        isCaptionHidden
        columns={[
          { id: 'phase', header: t('compare.phase'), cell: ({ phase }) => phase },
          {
            id: 'figure',
            header: t('compare.figure'),
            cell: ({ figure }) => `${figures.nameOf(figure)} ${figures.unitOf(figure)}`.trim(),
          },
          {
            id: 'before',
            header: t('compare.before'),
            align: 'end',
            cell: ({ figure, values }) => figures.numberOf(figure, values.before),
          },
          {
            id: 'now',
            header: t('compare.now'),
            align: 'end',
            cell: ({ figure, values }) => figures.numberOf(figure, values.now),
          },
          {
            id: 'change',
            header: t('compare.change'),
            align: 'end',
            cell: ({ figure, values }) => signed(values.change, (value) => figures.numberOf(figure, value)),
          },
        ]}
        rows={rows}
        getRowId={({ id }) => id}
        getRowName={({ phase, figure }) => `${phase}, ${figures.nameOf(figure)}`}
      />
    </Stack>
  );
}

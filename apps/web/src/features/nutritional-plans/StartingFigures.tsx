import { energyBalance, type Dated, type EnergyInput, type InputDay } from '@healzy/domain/patient-data';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Stack, Text } from '@healzy/ui/primitives';
import { Calculator, PencilLine, Ruler } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useInputDays } from '../patient-data/body/useInputDays.ts';
import { usePlanLabels } from './usePlanLabels.ts';

type Origin = 'MEASURED' | 'PREDICTED' | 'TYPED';

interface Line {
  id: 'weightKg' | 'heightCm' | 'fatPercent' | 'activityLevel' | 'basal' | 'total' | 'current';
  /** Null where it is not known. */
  value: string | null;
  origin: Origin;
  day: string;
}

const LOOKS = {
  MEASURED: { tone: 'success', icon: Ruler },
  PREDICTED: { tone: 'info', icon: Calculator },
  TYPED: { tone: 'neutral', icon: PencilLine },
} as const;

/** The figures that a plan starts from, each with its origin and day; those too old to be combined are named. */
export function StartingFigures({ input }: { input: EnergyInput }) {
  const { t } = useTranslation(['nutritional-plans', 'patient-data']);
  const days = useInputDays();
  const { gaps, tooOld } = energyBalance(input);
  const columns: TableColumn<Line>[] = [
    {
      id: 'figure',
      header: t('start.figure'),
      cell: ({ id }) => t(`start.${id}`),
      isRowHeader: true,
      minWidth: 130,
    },
    {
      id: 'value',
      header: t('start.value'),
      align: 'end',
      minWidth: 100,
      cell: ({ value }) => value ?? <Text tone="muted">{t('start.none')}</Text>,
    },
    {
      id: 'origin',
      header: t('start.origin'),
      minWidth: 130,
      cell: ({ value, origin }) =>
        value === null ? '–' : <StatusPill {...LOOKS[origin]} label={t(`start.from.${origin}`)} />,
    },
    { id: 'day', header: t('start.day'), cell: ({ day }) => day, minWidth: 120 },
  ];
  return (
    <Card title={t('start.figures')}>
      <Stack gap="md">
        <Table<Line>
          caption={t('start.figures')}
          isCaptionHidden
          columns={columns}
          rows={useLines(input)}
          getRowId={({ id }) => id}
        />
        {tooOld.length > 0 && (
          <InlineMessage tone="warning">{tooOld.map(days.tooOld).join(' ')}</InlineMessage>
        )}
        {gaps.length > 0 && (
          <InlineMessage tone="info">
            {gaps.map((gap) => t(`patient-data:body.energy.gap.${gap}`)).join(' ')}
          </InlineMessage>
        )}
      </Stack>
    </Card>
  );
}

function useLines(input: EnergyInput): readonly Line[] {
  const { t } = useTranslation(['nutritional-plans', 'patient-data']);
  const formats = useFormats();
  const labels = usePlanLabels();
  const { basal, total, current } = energyBalance(input);
  const measured = (id: 'weightKg' | 'heightCm' | 'fatPercent', found: Dated | null, unit: string): Line => ({
    id,
    value: found && `${formats.number(found.value, 1)}\u00a0${unit}`,
    origin: 'MEASURED',
    day: formats.day(found?.on ?? null),
  });
  /** One day, or the first and the last of several. */
  const daysOf = (inputs: readonly InputDay[]): string => {
    const sorted = inputs.map(({ on }) => on).toSorted();
    const [from = null] = sorted;
    const to = sorted.at(-1) ?? null;
    return from === to
      ? formats.day(from)
      : t('start.days', { from: formats.day(from), to: formats.day(to) });
  };
  const computed = (
    id: 'basal' | 'total' | 'current',
    found: { kcal: number; inputs: readonly InputDay[] } | null,
    origin: Origin,
  ): Line => ({
    id,
    value: found && labels.kcal(found.kcal),
    origin,
    day: found ? daysOf(found.inputs) : formats.day(null),
  });
  const { activityLevel } = input;
  return [
    measured('weightKg', input.weightKg, 'kg'),
    measured('heightCm', input.heightCm, 'cm'),
    measured('fatPercent', input.fatPercent, '%'),
    {
      id: 'activityLevel',
      value: activityLevel && t(`patient-data:option.activityLevel.${activityLevel.value}`),
      origin: 'TYPED',
      day: formats.day(activityLevel?.on ?? null),
    },
    computed('basal', basal, basal?.method === 'MEASURED' ? 'MEASURED' : 'PREDICTED'),
    computed('total', total, 'PREDICTED'),
    computed('current', current, 'TYPED'),
  ];
}

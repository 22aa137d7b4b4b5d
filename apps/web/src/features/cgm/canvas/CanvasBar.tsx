import { GLUCOSE_UNITS } from '@healzy/domain/shared';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Inline, Stack } from '@healzy/ui/primitives';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useChoosePreference } from '../../../app/shell/usePreferences.ts';
import { glucoseUnitAtom } from '../../../state/glucose-unit.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { PERIOD_DAYS, type PeriodChoice } from '../period.ts';
import { type ComparisonChoice, COMPARISONS } from './canvas-state.ts';
import type { Canvas } from './useCanvas.ts';

const PeriodFields = lazyPart(async () => (await import('./PeriodFields.tsx')).PeriodFields);

const CHOICES: readonly PeriodChoice[] = [...PERIOD_DAYS.map((days) => `${days}` as const), 'custom'];

export interface CanvasBarProps {
  canvas: Canvas;
  /** One of its halves: on a phone, the chart is between them. */
  part?: 'period' | 'comparison';
}

/** The period, what it is compared with, and the unit. */
export function CanvasBar({ canvas, part }: CanvasBarProps) {
  const { t } = useTranslation(['cgm', 'cgm-canvas']);
  const unit = useAtomValue(glucoseUnitAtom);
  const choosePreference = useChoosePreference();
  const { choice, period, comparison, other, show } = canvas;
  const hasPeriod = part !== 'comparison';
  const hasComparison = part !== 'period';
  return (
    <Stack gap="sm">
      <Inline gap="sm">
        {hasPeriod && (
          <SegmentedControl<PeriodChoice>
            label={t('period.label')}
            value={choice}
            onChange={(wanted) =>
              show(wanted === 'custom' ? { period: wanted, ...period } : { period: wanted })
            }
            options={CHOICES.map((id) => ({ id, label: t(`period.${id}`) }))}
          />
        )}
        {hasComparison && (
          <>
            <SegmentedControl<ComparisonChoice>
              label={t('cgm-canvas:compare.label')}
              value={comparison}
              onChange={(wanted) =>
                show(
                  wanted === 'custom' && other
                    ? { compare: wanted, compareFrom: other.from, compareTo: other.to }
                    : { compare: wanted },
                )
              }
              options={COMPARISONS.map((id) => ({ id, label: t(`cgm-canvas:compare.${id}`) }))}
            />
            <SegmentedControl
              label={t('unit.label')}
              value={unit}
              onChange={(glucoseUnit) => choosePreference({ glucoseUnit })}
              options={GLUCOSE_UNITS.map((id) => ({ id, label: id }))}
            />
          </>
        )}
      </Inline>
      {hasPeriod && choice === 'custom' && (
        <PeriodFields
          label={t('period.range')}
          period={period}
          onChange={(change) => show({ ...period, ...change })}
        />
      )}
      {hasComparison && comparison === 'custom' && other && (
        <PeriodFields
          label={t('cgm-canvas:compare.range')}
          period={other}
          onChange={({ from = other.from, to = other.to }) => show({ compareFrom: from, compareTo: to })}
        />
      )}
    </Stack>
  );
}

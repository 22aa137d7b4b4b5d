import { GLUCOSE_UNITS } from '@healzy/domain/shared';
import { MenuButton } from '@healzy/ui/components/MenuButton';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useChoosePreference } from '../../../app/shell/usePreferences.ts';
import { useIsPhone } from '../../../app/useIsDesktop.ts';
import { glucoseUnitAtom } from '../../../state/glucose-unit.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { type Period, PERIOD_DAYS, type PeriodChoice } from '../period.ts';
import { type ComparisonChoice, COMPARISONS } from './canvas-state.ts';
import { hoursOfPart, partOf, PARTS_OF_DAY } from './day-parts.ts';
import { useCanvas } from './useCanvas.ts';
import { useHourLabels } from './useHourLabels.ts';

const PeriodFields = lazyPart(async () => (await import('./PeriodFields.tsx')).PeriodFields);

const CHOICES: readonly PeriodChoice[] = [...PERIOD_DAYS.map((days) => `${days}` as const), 'custom'];

/**
 * What the canvas shows: the period, and in one menu what is rarely chosen, which says how it stands. On a phone the menu
 * has the period too.
 */
export function CanvasBar({ whole }: { whole: Period }) {
  const { t } = useTranslation(['cgm', 'cgm-canvas']);
  const isPhone = useIsPhone();
  const hourLabels = useHourLabels();
  const unit = useAtomValue(glucoseUnitAtom);
  const choosePreference = useChoosePreference();
  const { choice, period, comparison, other, hours, choose, show } = useCanvas(whole);
  const part = partOf(hours);
  const choosePeriod = (wanted: PeriodChoice) =>
    show(wanted === 'custom' ? { period: wanted, ...period } : { period: wanted });
  const compare = (wanted: ComparisonChoice) =>
    show(
      wanted === 'custom' && other
        ? { compare: wanted, compareFrom: other.from, compareTo: other.to }
        : { compare: wanted },
    );
  const periods = CHOICES.map((id) => ({ id, label: t(`period.${id}`) }));
  return (
    <>
      {!isPhone && (
        <SegmentedControl<PeriodChoice>
          label={t('period.label')}
          value={choice}
          onChange={choosePeriod}
          options={periods}
        />
      )}
      <MenuButton
        label={t('cgm-canvas:bar.label')}
        state={[
          ...(isPhone ? [t(`period.${choice}`)] : []),
          part === null && hours !== null
            ? hourLabels.span(hours)
            : t(`cgm-canvas:filter.part.${part ?? 'all'}`),
          t(`cgm-canvas:compare.${comparison}`),
          unit,
        ].join(' · ')}
        entries={[
          {
            kind: 'choice',
            mode: 'one',
            id: 'period',
            label: t('period.label'),
            isHidden: !isPhone,
            options: periods,
            chosen: [choice],
            onChange: ([wanted]) => choosePeriod(CHOICES.find((id) => id === wanted) ?? choice),
          },
          {
            kind: 'choice',
            mode: 'one',
            id: 'hours',
            label: t('cgm-canvas:filter.parts'),
            options: PARTS_OF_DAY.map((id) => ({ id, label: t(`cgm-canvas:filter.part.${id}`) })),
            chosen: part === null ? [] : [part],
            onChange: ([wanted]) => choose({ hours: hoursOfPart(wanted) }),
          },
          {
            kind: 'choice',
            mode: 'one',
            id: 'compare',
            label: t('cgm-canvas:compare.label'),
            options: COMPARISONS.map((id) => ({ id, label: t(`cgm-canvas:compare.${id}`) })),
            chosen: [comparison],
            onChange: ([wanted]) => compare(COMPARISONS.find((id) => id === wanted) ?? comparison),
          },
          {
            kind: 'choice',
            mode: 'one',
            id: 'unit',
            label: t('unit.label'),
            options: GLUCOSE_UNITS.map((id) => ({ id, label: id })),
            chosen: [unit],
            onChange: ([wanted]) =>
              choosePreference({ glucoseUnit: GLUCOSE_UNITS.find((id) => id === wanted) ?? unit }),
          },
        ]}
      />
      {choice === 'custom' && (
        <PeriodFields
          label={t('period.range')}
          period={period}
          onChange={(change) => show({ ...period, ...change })}
        />
      )}
      {comparison === 'custom' && other && (
        <PeriodFields
          label={t('cgm-canvas:compare.range')}
          period={other}
          onChange={({ from = other.from, to = other.to }) => show({ compareFrom: from, compareTo: to })}
        />
      )}
    </>
  );
}

import type { CgmScores } from '@healzy/api/cgm';
import { CGM_FORMULAS, CGM_RANGES, goalOf, writtenGoal } from '@healzy/domain/cgm';
import { GlassBox } from '@healzy/ui/components/GlassBox';
import { Icon, Inline, type LucideIcon, Stack, Text } from '@healzy/ui/primitives';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFormats } from '../../../app/formats.ts';
import { readingsAddress } from '../readings-address.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';
import type { Figure, FigureId, FigureState } from './figures.ts';

const STATES: Record<FigureState, { icon: LucideIcon; tone: 'success' | 'warning' | 'critical' }> = {
  good: { icon: CircleCheck, tone: 'success' },
  attention: { icon: TriangleAlert, tone: 'warning' },
  critical: { icon: CircleAlert, tone: 'critical' },
};

/** The name of each figure, with the limits of the test's profile where they are part of it. */
export function useFigureName({ rangeProfile }: Pick<CgmScores, 'rangeProfile'>): (id: FigureId) => string {
  const { t } = useTranslation(['cgm-canvas', 'cgm']);
  const labels = useGlucoseLabels(rangeProfile);
  const { severeLow, low, high, severeHigh } = CGM_RANGES[rangeProfile];
  return (id) =>
    t(`figure.${id}`, {
      low: labels.value(low),
      severeLow: labels.value(severeLow),
      high: labels.value(high),
      severeHigh: labels.value(severeHigh),
      tight: labels.value(140),
      tightFrom: labels.value(70),
    });
}

export interface CanvasFigureProps {
  figure: Figure;
  name: string;
  scores: CgmScores;
  /** The one that matters most. */
  isMain?: boolean;
}

/** A figure with its state, its change and how it came about. */
export function CanvasFigure({ figure, name, scores, isMain = false }: CanvasFigureProps) {
  const { t } = useTranslation('cgm-canvas');
  const { value, unit, state, trend } = figure;
  const notes = useFigureNotes()(figure);
  const facts = useFigureFacts(scores, figure, name);
  const mark = state && STATES[state];
  const text = value === null ? t('figure.none') : unit === '' ? value : `${value}\u00a0${unit}`;
  return (
    <Stack gap="none">
      <Text size="sm" tone="muted">
        {name}
      </Text>
      <GlassBox {...facts} value={text}>
        <Text
          isNumeric
          isUnbroken={value !== null}
          size={isMain ? 'xxl' : value === null ? 'body' : 'md'}
          weight={value === null ? 'regular' : 'semibold'}
          {...(value === null ? { tone: 'muted' as const } : {})}
        >
          {value ?? t('figure.none')}
          {value !== null && unit !== '' && (
            <Text size={isMain ? 'md' : 'sm'} tone="muted" weight="regular">
              {`\u00a0${unit}`}
            </Text>
          )}
        </Text>
      </GlassBox>
      {notes.risk !== null && (
        <Text size="xs" tone="muted" isNumeric>
          {notes.risk}
        </Text>
      )}
      {notes.noGoal !== null && (
        <Text size="xs" tone="muted">
          {notes.noGoal}
        </Text>
      )}
      {(mark || trend) && (
        <Inline gap="xs">
          {mark && (
            <Inline gap="xs" isWrapping={false}>
              <Icon icon={mark.icon} tone={mark.tone} size="sm" />
              <Text size="xs" tone={mark.tone}>
                {notes.state}
              </Text>
            </Inline>
          )}
          {trend && (
            <Text size="xs" tone="muted" isNumeric title={t('trend.title')}>
              {t(trend.isMeaningful ? 'trend.meaningful' : 'trend.plain', { change: trend.text })}
            </Text>
          )}
        </Inline>
      )}
    </Stack>
  );
}

/**
 * What is said of a figure below its value: its state, the zone of a risk index, and where a goal that others have is
 * lacking for this profile.
 */
export function useFigureNotes() {
  const { t } = useTranslation(['cgm-canvas', 'cgm']);
  return ({ state, level, displayed, risk }: Figure) => {
    const noGoal = displayed?.noGoal ?? null;
    const isOfOthers = displayed !== null && goalOf(displayed.figure, 'STANDARD') !== null;
    return {
      state: state && (level === null ? t(`figureState.${state}`) : t(`cgm:level.${level}`)),
      risk: risk && t('figure.zone', risk),
      noGoal: noGoal !== null && (isOfOthers || noGoal === 'FOR_OTHERS') ? t(`noGoal.${noGoal}`) : null,
    };
  };
}

/** Formula, source, the readings used, and what was cut off or is missing. */
function useFigureFacts(scores: CgmScores, { id, formula: formulaId, displayed }: Figure, name: string) {
  const { t } = useTranslation('cgm-canvas');
  const formats = useFormats();
  const labels = useGlucoseLabels(scores.rangeProfile);
  // In a story there is no test to lead to.
  const { patientId, medicalTest } = useParams();
  const { basis, sufficiency, zone } = scores;
  const formula = formulaId === null ? null : CGM_FORMULAS[formulaId];
  const instant = (epoch: number) => formats.dateTime(new Date(epoch * 1000), zone);
  const goal = goalText();
  return {
    figure: name,
    ...(formula === null ? {} : { formula: expressionOf() ?? formula.expression }),
    sources: formula?.source
      ? [{ name: formula.source.label, href: `https://doi.org/${formula.source.doi}` }]
      : [{ name: t('glass.own') }],
    inputs: [
      {
        name: t('glass.readings'),
        value: formats.number(basis.readings),
        ...(patientId !== undefined && medicalTest !== undefined && scores.from !== null && scores.to !== null
          ? { href: readingsAddress({ patientId, medicalTest }, { from: scores.from, to: scores.to }) }
          : {}),
      },
      {
        name: t('glass.period'),
        value: `${instant(basis.fromEpoch)} – ${instant(basis.toEpoch)}`,
      },
      {
        name: t('glass.cadence'),
        value: formats.list(basis.cadences.map((minutes) => formats.duration(minutes))),
      },
      { name: t('glass.covered'), value: formats.percent(sufficiency.percent, 1) },
      ...(goal === null ? [] : [{ name: t('glass.goal'), value: goal }]),
    ],
    excluded: [
      ...(basis.censoredLow === 0
        ? []
        : [
            {
              what: t('glass.censoredLow', { count: basis.censoredLow }),
              reason: t('glass.censoredLowWhy', { value: labels.reading(39) }),
            },
          ]),
      ...(basis.censoredHigh === 0
        ? []
        : [
            {
              what: t('glass.censoredHigh', { count: basis.censoredHigh }),
              reason: t('glass.censoredHighWhy'),
            },
          ]),
    ],
    missing: [
      ...(basis.missingMinutes > 0
        ? [t('glass.missing', { duration: formats.duration(basis.missingMinutes) })]
        : []),
      ...(id === 'gmi' && !sufficiency.isConsensusEnough ? [t('glass.consensus')] : []),
    ],
  };

  /** The limits of a share of the time are those of the test's profile. */
  function expressionOf(): string | null {
    const { severeLow, low, high, severeHigh } = CGM_RANGES[scores.rangeProfile];
    const conditions: Partial<Record<FigureId, string>> = {
      TIME_IN_RANGE: `${labels.value(low)} ≤ g ≤ ${labels.reading(high)}`,
      below: `g < ${labels.reading(low)}`,
      severeBelow: `g < ${labels.reading(severeLow)}`,
      above: `g > ${labels.reading(high)}`,
      severeAbove: `g > ${labels.reading(severeHigh)}`,
    };
    const condition = conditions[id];
    return condition === undefined ? null : `100 · Σ w(${condition}) / Σ w`;
  }
  function goalText(): string | null {
    if (displayed === null) return null;
    const goal = writtenGoal(displayed, formats);
    const { noGoal } = displayed;
    if (goal === null) return noGoal && t(`noGoal.${noGoal}`);
    return t('glass.goalOf', { goal, source: displayed.goal?.source.label ?? '' });
  }
}

import type { CgmScore as CgmScoreAnswer } from '@healzy/api/cgm';
import { censoredBound, type GoalVerdict, type RangeProfile, scoreVerdict } from '@healzy/domain/cgm';
import { ScoreDial, ScoreRow, type ScoreState } from '@healzy/ui/charts/ScoreDial';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { type GlucoseLabels, useGlucoseLabels } from './useGlucoseLabels.ts';

const STATES: Record<GoalVerdict, ScoreState> = {
  IN_GOAL: 'good',
  OUT_OF_GOAL: 'attention',
  FAR_OUT: 'critical',
  NO_GOAL: 'unknown',
};

const MARKS = { LOW: '<', HIGH: '>' } as const;

/** The seven scores: the value, and how it compares to its goal. */
export function CgmScoreRow({
  scores,
  profile,
}: {
  scores: readonly CgmScoreAnswer[];
  profile: RangeProfile;
}) {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  const messages = useGlucoseLabels(profile);
  return (
    <ScoreRow label={t('score.title')}>
      {scores.map((score) => {
        const verdict = scoreVerdict(score, profile);
        const { value, unit } = figureOf(score, messages, formats.number, t('score.points'));
        return (
          <ScoreDial
            key={score.id}
            label={t(`score.${score.id}`)}
            value={value}
            unit={unit}
            state={STATES[verdict]}
            stateWord={wordOf(score, verdict)}
          />
        );
      })}
    </ScoreRow>
  );

  function wordOf(score: CgmScoreAnswer, verdict: GoalVerdict): string {
    if (score.state !== 'SCORED') return t(`scoreState.${score.state}`);
    if (score.level === null || verdict === 'NO_GOAL') return t(`verdict.${verdict}`);
    // A value in range is not thereby "normal" for this patient.
    return score.level === 'NORMAL' ? t('score.inRange') : t(`level.${score.level}`);
  }
}

function figureOf(
  { id, value, censored }: CgmScoreAnswer,
  messages: GlucoseLabels,
  number: (value: number, digits: number) => string,
  points: string,
): { value: string | null; unit: string } {
  if (id === 'EFFICIENCY') return { value: value === null ? null : number(value, 0), unit: points };
  if (id === 'COEFFICIENT_OF_VARIATION' || id === 'TIME_IN_RANGE') {
    return { value: value === null ? null : number(value, 1), unit: '%' };
  }
  if (censored !== null && value !== null) {
    return {
      value: `${MARKS[censored]}\u00a0${messages.value(censoredBound(value, censored))}`,
      unit: messages.unit,
    };
  }
  return { value: value === null ? null : messages.value(value), unit: messages.unit };
}

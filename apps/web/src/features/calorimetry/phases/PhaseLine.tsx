import type { CalorimetryPhaseProblem } from '@healzy/api/calorimetry';
import { PHASE_KINDS, type Phase, type PhaseKind, type PhaseProblem } from '@healzy/domain/calorimetry';
import { Button } from '@healzy/ui/components/Button';
import { Select } from '@healzy/ui/components/Select';
import { Inline, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { elapsedText } from '../elapsed.ts';
import { usePhaseName } from '../usePhaseName.ts';
import { useProblemText } from './useProblemText.ts';

export interface PhaseLineProps {
  phase: Phase;
  number: number;
  problem: PhaseProblem | CalorimetryPhaseProblem | undefined;
  onRename: (kind: PhaseKind | null) => void;
  /** Joins it with the next one; undefined for the last. */
  onMerge?: (() => void) | undefined;
  onSplit: () => void;
  onRemove: () => void;
}

/** A phase: its name, when it was, and what can be done with it. */
export function PhaseLine({ phase, number, problem, onRename, onMerge, onSplit, onRemove }: PhaseLineProps) {
  const { t } = useTranslation('calorimetry');
  const problemText = useProblemText();
  const name = usePhaseName()(phase);
  const { startS, endS } = phase;
  return (
    <Inline as="li" gap="md" align="end">
      <Select<PhaseKind>
        label={t('phases.name', { number })}
        placeholder={phase.label ?? t('phases.choose')}
        options={PHASE_KINDS.map((id) => ({ id, label: t(`phase.${id}`) }))}
        value={phase.kind}
        onChange={onRename}
        {...(problem === undefined ? {} : { error: problemText(problem, phase) })}
      />
      <Text isNumeric isUnbroken>
        {t('span', { from: elapsedText(startS), to: elapsedText(endS) })}
        <Text tone="muted" size="sm">
          {` · ${t('minutes', { length: elapsedText(endS - startS) })}`}
        </Text>
      </Text>
      <Inline gap="xs">
        {onMerge && (
          <Button
            size="small"
            intent="quiet"
            aria-label={t('phases.mergeOf', { phase: name })}
            onPress={onMerge}
          >
            {t('phases.merge')}
          </Button>
        )}
        <Button
          size="small"
          intent="quiet"
          aria-label={t('phases.splitOf', { phase: name })}
          onPress={onSplit}
        >
          {t('phases.split')}
        </Button>
        <Button
          size="small"
          intent="quiet"
          aria-label={t('phases.removeOf', { phase: name })}
          onPress={onRemove}
        >
          {t('phases.remove')}
        </Button>
      </Inline>
    </Inline>
  );
}

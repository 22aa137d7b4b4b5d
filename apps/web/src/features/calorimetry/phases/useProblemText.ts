import type { CalorimetryPhaseProblem } from '@healzy/api/calorimetry';
import { PHASE_KINDS, type Phase, type PhaseKind, type PhaseProblem } from '@healzy/domain/calorimetry';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { elapsedText } from '../elapsed.ts';

type Problem = PhaseProblem | CalorimetryPhaseProblem;

const isKind = (text: string): text is PhaseKind => (PHASE_KINDS as readonly string[]).includes(text);

/** What is wrong with a phase, with its place in the file where that is known. */
export function useProblemText(): (problem: Problem, phase: Phase | undefined) => string {
  const { t } = useTranslation('calorimetry');
  const formats = useFormats();
  return (problem, phase) => {
    const { id, expected, found } = problem;
    const row = 'row' in problem ? problem.row : null;
    const column = 'column' in problem ? problem.column : null;
    const place =
      row === null ? '' : column === null ? t('phases.atRow', { row }) : t('phases.at', { row, column });
    return sentence() + place;

    function sentence(): string {
      if (id === 'UNKNOWN_PHASE' && found !== '') return t('phases.problem.UNKNOWN_PHASE_found', { found });
      if (id === 'OUT_OF_ORDER') {
        const names = expected.filter(isKind).map((kind) => t(`phase.${kind}`));
        return names.length === 0
          ? t('phases.problem.OUT_OF_ORDER_last')
          : t('phases.problem.OUT_OF_ORDER', { expected: formats.list(names) });
      }
      const length = phase === undefined ? '' : elapsedText(phase.endS - phase.startS);
      return t(`phases.problem.${id}`, { length });
    }
  };
}

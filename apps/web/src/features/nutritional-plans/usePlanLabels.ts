import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import { MACROS, planPhase, shareDigits, type MacroShares } from '@healzy/domain/nutritional-plans';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';

const PHASE_TONES = { UPCOMING: 'info', RUNNING: 'success', ENDED: 'neutral' } as const;

/** Parts of a plan in words. */
export function usePlanLabels() {
  const { t } = useTranslation('nutritional-plans');
  const formats = useFormats();
  const share = (value: number) => formats.number(value, shareDigits(value));
  return {
    kcal: (value: number) => t('kcal', { value: formats.number(value) }),
    share,
    macros: (shares: MacroShares) => MACROS.map((macro) => share(shares[macro])).join(' / '),
    period: (plan: NutritionalPlan) =>
      t('period', { from: formats.day(plan.startDate), to: formats.day(plan.endDate) }),
    /** Where there is little room. */
    shortPeriod: (plan: NutritionalPlan) => formats.span(plan.startDate, plan.endDate),
    phase: (plan: NutritionalPlan, today: string) => {
      const phase = planPhase(plan, today);
      return { tone: PHASE_TONES[phase], label: t(`phase.${phase}`) };
    },
  };
}

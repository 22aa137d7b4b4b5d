import type { PlanVersion } from '@healzy/api/menus';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { fullName } from '../../../app/full-name.ts';

/** Versions in words. */
export function useVersionLabels() {
  const { t } = useTranslation('plan-versions');
  const formats = useFormats();
  return {
    name: ({ name, reason }: Pick<PlanVersion, 'name' | 'reason'>): string => name ?? t(`reason.${reason}`),
    /** `26 nov 2026, 16:05 · Ana Lara`. */
    kept: ({ created }: Pick<PlanVersion, 'created'>): string => {
      const when = formats.dateTime(created.at);
      const by = fullName(created);
      return by === '' ? when : t('keptBy', { when, by });
    },
    /** `4 semanas · 2.000 kcal · 140 comidas`. */
    content: ({ weeks, energyKcal, meals }: Pick<PlanVersion, 'weeks' | 'energyKcal' | 'meals'>): string =>
      [
        t('weeks', { count: weeks }),
        energyKcal === null ? t('noEnergy') : t('kcal', { value: formats.number(energyKcal) }),
        t('meals', { count: meals }),
      ].join(' · '),
  };
}

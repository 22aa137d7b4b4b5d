import { nutrientFacts } from '@healzy/domain/foods';
import type { NutrientIntake, ReferencedNutrient, ReferencePerson } from '@healzy/domain/menus';
import { ADULT_AGE } from '@healzy/domain/shared';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

/** Nutrients, amounts and people as the comparison with reference intakes writes them. */
export function useIntakeLabels() {
  const { t } = useTranslation(['menus', 'foods']);
  const formats = useFormats();
  const amount = (nutrient: ReferencedNutrient, value: number): string => {
    const { decimals, unit } = nutrientFacts(nutrient);
    return `${formats.number(value, decimals)}\u00a0${unit}`;
  };
  // Neither all nor nothing is claimed of what is only nearly so.
  const percent = (share: number): string =>
    formats.percent(share === 1 ? 100 : Math.min(99, Math.ceil(share * 100)), 0);
  return {
    amount,
    percent,
    nutrient: (nutrient: ReferencedNutrient): string => t(`foods:nutrient.${nutrient}`),
    atLeast: (nutrient: ReferencedNutrient, value: number): string =>
      t('intakes.atLeast', { amount: amount(nutrient, value) }),
    /** `Es un mínimo: sin dato, 23 % del peso y 12 % de la energía.` Nothing where only foods without weight are missing. */
    unknownShares({
      unknownShare,
      unknownEnergyShare,
    }: Pick<NutrientIntake, 'unknownShare' | 'unknownEnergyShare'>): string {
      if (unknownShare === 0) return '';
      return unknownEnergyShare === null
        ? t('intakes.unknownWeight', { weight: percent(unknownShare) })
        : t('intakes.unknown', { weight: percent(unknownShare), energy: percent(unknownEnergyShare) });
    },
    person(person: ReferencePerson | null): string {
      if (person === null) return t('intakes.noAge');
      if (person.age < 1) return t('intakes.infant');
      const { sex, age } = person;
      const kcal = formats.number(person.energy);
      return age < ADULT_AGE
        ? t(`intakes.child.${sex}`, { count: age, kcal })
        : t(`intakes.person.${sex}`, { age, kcal });
    },
  };
}

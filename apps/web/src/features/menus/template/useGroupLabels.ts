import type { GroupChoices } from '@healzy/domain/menus';
import type { MenuTemplateGroup } from '@healzy/domain/nutritional-plans';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import type { MenuLabels } from '../useMenuLabels.ts';

/** Things that a list of a group names; of more, it says how many. */
const NAMED = 6;

/** Groups of a menu template in words. */
export function useGroupLabels(labels: Pick<MenuLabels, 'name'>) {
  const { t } = useTranslation(['menus', 'foods']);
  const { locale, number } = useFormats();
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  return {
    /** `Leche, yogur o fruta`. */
    choice({ foodIds, categories }: Pick<MenuTemplateGroup, 'foodIds' | 'categories'>): string {
      const names = [
        ...foodIds.map(labels.name),
        ...categories.map((category) => t(`foods:category.${category}`)),
      ];
      const more = names.length - NAMED;
      return either.format(
        more > 1
          ? [...names.slice(0, NAMED), t('template.more', { count: more, formatted: number(more) })]
          : names,
      );
    },
    /** `1 alimento`, `hasta 2 alimentos`, `de 1 a 2 alimentos`. */
    count({ min, max }: Pick<MenuTemplateGroup, 'min' | 'max'>): string {
      if (min === max) return t('template.count.exact', { count: max });
      return min === 0
        ? t('template.count.upTo', { count: max })
        : t('template.count.between', { min, count: max });
    },
    /** How many foods there are to choose from, where all of them are for the patient. */
    foods: ({ foods }: GroupChoices): string =>
      t('template.foods', { count: foods, formatted: number(foods) }),
    /** Why a group cannot be filled, or hardly; null when it can. */
    problem({ foodIds, categories, min }: MenuTemplateGroup, { foods, suitable }: GroupChoices) {
      if (foodIds.length + categories.length === 0)
        return { tone: 'critical', text: t('template.problem.nothing') } as const;
      if (foods === 0) return { tone: 'critical', text: t('template.problem.noFoods') } as const;
      if (foods < min)
        return { tone: 'critical', text: t('template.problem.tooFewFoods', { count: foods }) } as const;
      if (suitable === 0)
        return {
          tone: min > 0 ? 'critical' : 'warning',
          text: t(min > 0 ? 'template.problem.noneSuitable' : 'template.problem.noneSuitableOptional'),
        } as const;
      if (suitable < min)
        return { tone: 'critical', text: t('template.problem.tooFew', { count: suitable }) } as const;
      return null;
    },
  };
}
export type GroupLabels = ReturnType<typeof useGroupLabels>;

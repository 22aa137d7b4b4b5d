import type { FoodPreferences } from '@healzy/api/menus';
import type { FoodCategory } from '@healzy/domain/foods';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import type { MenuLabels } from '../useMenuLabels.ts';

/** Tastes that a line names; the others are counted. */
const NAMED = 3;

type Wishes = Omit<FoodPreferences, 'patientId' | 'version' | 'changedAt'>;

/** What a patient likes and how they cook, in words. */
export function usePreferenceWords(labels: Pick<MenuLabels, 'name' | 'dish'>) {
  const { t } = useTranslation(['food-preferences', 'foods']);
  const formats = useFormats();
  const tastes = (
    categories: readonly FoodCategory[],
    foodIds: readonly string[],
    dishIds: readonly string[],
    { dishes }: Pick<Wishes, 'dishes'>,
  ): string[] => [
    ...categories.map((one) => t(`foods:category.${one}`)),
    ...foodIds.map(labels.name),
    ...dishIds.map((id) => {
      const dish = dishes.find((each) => each.id === id);
      return dish ? labels.dish(dish) : t('gone');
    }),
  ];
  const liked = (of: Wishes) => tastes(of.likedCategories, of.likedFoodIds, of.likedDishIds, of);
  const disliked = (of: Wishes) => tastes(of.dislikedCategories, of.dislikedFoodIds, of.dislikedDishIds, of);
  const short = (names: readonly string[]): string => {
    const more = names.length - NAMED;
    return formats.list(more > 0 ? [...names.slice(0, NAMED), t('summary.more', { count: more })] : names);
  };
  const minutes = (of: number | null) => (of === null ? t('said.noLimit') : t('said.minutes', { count: of }));
  return {
    /** `Le gusta: Pescado · 20 min entre semana · cocina para 4 · sobras`; empty where nothing is noted. */
    summary(of: Wishes): string {
      const [likes, dislikes] = [liked(of), disliked(of)];
      return [
        ...(likes.length > 0 ? [t('summary.liked', { list: short(likes) })] : []),
        ...(dislikes.length > 0 ? [t('summary.disliked', { list: short(dislikes) })] : []),
        ...(of.weekdayMinutes === null ? [] : [t('summary.weekday', { count: of.weekdayMinutes })]),
        ...(of.weekendMinutes === null ? [] : [t('summary.weekend', { count: of.weekendMinutes })]),
        ...(of.cooksFor > 1 ? [t('summary.persons', { count: of.cooksFor })] : []),
        ...(of.wantsLeftovers ? [t('summary.leftovers')] : []),
      ].join(' · ');
    },
    /** Each of them, as a page tells it. */
    items(of: Wishes): { term: string; detail: string }[] {
      const named = (names: readonly string[]) =>
        names.length > 0 ? formats.list(names) : t('said.nothing');
      return [
        { term: t('taste.LIKED'), detail: named(liked(of)) },
        { term: t('taste.DISLIKED'), detail: named(disliked(of)) },
        { term: t('term.weekday'), detail: minutes(of.weekdayMinutes) },
        { term: t('term.weekend'), detail: minutes(of.weekendMinutes) },
        { term: t('term.persons'), detail: t('said.persons', { count: of.cooksFor }) },
        {
          term: t('term.leftovers'),
          detail: t(of.wantsLeftovers ? 'said.leftovers' : 'said.noLeftovers'),
        },
      ];
    },
  };
}

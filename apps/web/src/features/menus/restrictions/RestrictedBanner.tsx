import type { MealPosition, RestrictionWarning } from '@healzy/domain/menus';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import type { MenuLabels } from '../useMenuLabels.ts';

/** Meals that it names; the others are counted. */
const NAMED = 3;

export interface RestrictedBannerProps {
  warnings: readonly RestrictionWarning[];
  labels: Pick<MenuLabels, 'name' | 'place'>;
  /** Opens a meal; without it they are only named. */
  onOpen?: ((at: MealPosition) => void) | undefined;
  /** What to do about them. */
  actions?: ReactNode;
}

/** Coming meals with foods that the patient must not or will not eat; nothing where there are none. */
export function RestrictedBanner({ warnings, labels, onOpen, actions }: RestrictedBannerProps) {
  const { t } = useTranslation(['menus', 'food-meanings']);
  const formats = useFormats();
  const byMeal = new Map<string, RestrictionWarning[]>();
  for (const warning of warnings) {
    const place = labels.place(warning.at);
    byMeal.set(place, [...(byMeal.get(place) ?? []), warning]);
  }
  const meals = [...byMeal];
  if (meals.length === 0) return null;
  const sentence = ({ foodId, broken, isUnknown, isExcluded }: RestrictionWarning): string =>
    isUnknown && !isExcluded
      ? t('restrictions.unknown', { food: labels.name(foodId) })
      : t('restrictions.broken', {
          food: labels.name(foodId),
          list: formats.list([
            ...broken.map((one) => t(`food-meanings:breaks.${one}`)),
            ...(isExcluded ? [t('exclusions.unwanted')] : []),
          ]),
        });
  return (
    <Banner tone="critical" title={t('restrictions.title', { count: meals.length })} actions={actions}>
      <Stack as="ul" gap="xs" aria-label={t('restrictions.meals')}>
        {meals.slice(0, NAMED).map(([place, [first, ...others]]) => (
          <Inline key={place} as="li" gap="xs">
            {first && onOpen ? (
              <Button intent="quiet" size="small" onPress={() => onOpen(first.at)}>
                {place}
              </Button>
            ) : (
              <Text weight="medium">{place}</Text>
            )}
            <Text>{[first, ...others].flatMap((each) => (each ? [sentence(each)] : [])).join('; ')}</Text>
          </Inline>
        ))}
        {meals.length > NAMED && (
          <li>
            <Text>{t('restrictions.more', { count: meals.length - NAMED })}</Text>
          </li>
        )}
      </Stack>
    </Banner>
  );
}

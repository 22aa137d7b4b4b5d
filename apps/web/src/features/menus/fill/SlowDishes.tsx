import type { SlowDish } from '@healzy/domain/menus';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import type { MenuLabels } from '../useMenuLabels.ts';

/** Dishes that take longer than the patient has on their day, where no others were found. */
export function SlowDishes({ slow, labels }: { slow: readonly SlowDish[]; labels: MenuLabels }) {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  return (
    <Stack gap="xs">
      <Text as="p">{t('fill.slow.text')}</Text>
      <Stack as="ul" gap="xs" aria-label={t('fill.slow.title')}>
        {slow.map(({ dish, minutes, most, ...at }, index) => {
          const values = { dish: labels.dish(dish), place: labels.place(at), most: formats.number(most) };
          return (
            <Text key={index} as="li">
              {minutes === null
                ? t('fill.slow.unknown', values)
                : t('fill.slow.minutes', { ...values, minutes: formats.number(minutes) })}
            </Text>
          );
        })}
      </Stack>
    </Stack>
  );
}

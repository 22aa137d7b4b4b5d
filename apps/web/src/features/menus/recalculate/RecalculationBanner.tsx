import type { RecalculationOffer } from '@healzy/domain/menus';
import { Banner } from '@healzy/ui/components/Banner';
import { Stack, Text } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBasisSentence } from './useBasisSentence.ts';

export interface RecalculationBannerProps {
  offer: RecalculationOffer;
  nameOf: (foodId: string) => string;
  /** Keeps the menus, or recalculates them. */
  actions: ReactNode;
}

/** Says what of the plan is different since its menus were made, and asks what to do with them. */
export function RecalculationBanner({ offer: { changes, days }, nameOf, actions }: RecalculationBannerProps) {
  const { t } = useTranslation('menus');
  const sentence = useBasisSentence(nameOf);
  const isOfFoods = changes.every(({ kind }) => kind === 'FOOD');
  return (
    <Banner
      tone="warning"
      title={t(isOfFoods ? 'recalculate.foodsTitle' : 'recalculate.title', { count: days.length })}
      actions={actions}
    >
      <Stack gap="xs">
        <Stack as="ul" gap="none" aria-label={t(isOfFoods ? 'recalculate.foods' : 'recalculate.changes')}>
          {changes.map((change) => (
            <li key={sentence(change)}>
              <Text isNumeric>{sentence(change)}</Text>
            </li>
          ))}
        </Stack>
        {changes.some(({ kind }) => kind === 'FOOD') && <Text as="p">{t('recalculate.foodsText')}</Text>}
        <Text as="p">{t('recalculate.text')}</Text>
      </Stack>
    </Banner>
  );
}

import type { FieldTexts } from '@healzy/ui/forms/fieldTexts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What every field of the kit says of a text that is not a value yet. */
export function useFieldTexts(): FieldTexts {
  const { t } = useTranslation('app');
  return useMemo(
    () => ({
      impossibleDay: (day) => t('field.impossibleDay', { day }),
      incompleteDay: t('field.incompleteDay'),
      incompleteTime: t('field.incompleteTime'),
      unreadableDay: (text) => t('field.unreadableDay', { text }),
      notChosen: (text) => t('field.notChosen', { text }),
    }),
    [t],
  );
}

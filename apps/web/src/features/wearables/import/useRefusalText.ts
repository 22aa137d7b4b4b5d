import type { WearableSurvey } from '@healzy/domain/wearables/import';
import { useTranslation } from 'react-i18next';

type Refused = Extract<WearableSurvey, { kind: 'refused' }>;

/** Why files give nothing, and what to do about it. */
export function useRefusalText() {
  const { t } = useTranslation('wearables-import');
  return {
    refusalText: ({ reason, detail }: Pick<Refused, 'reason' | 'detail'>): string => {
      const why = t(`refused.${reason}`);
      return detail === undefined ? why : `${why} ${t('refused.detail', { detail })}`;
    },
    /** Nothing says why. */
    unreadable: t('refused.UNREADABLE'),
  };
}

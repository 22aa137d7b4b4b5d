import type { PictogramName } from '@healzy/ui/primitives/Pictogram';
import { useTranslation } from 'react-i18next';
import { LinkNotice } from '../../../app/link-page/LinkNotice.tsx';

const PICTOGRAMS = {
  UNKNOWN: 'lost',
  USED: 'lost',
  ANSWERED: 'done',
  EXPIRED: 'expired',
  WITHDRAWN: 'expired',
} as const satisfies Record<string, PictogramName>;

export interface SurveyNoticeProps {
  reason: keyof typeof PICTOGRAMS;
  /** Who asked; unknown while the link is. */
  account?: string;
}

/** Why there is nothing to answer, or that it was answered. */
export function SurveyNotice({ reason, account }: SurveyNoticeProps) {
  const { t } = useTranslation('surveys');
  return (
    <LinkNotice
      account={account}
      pictogram={PICTOGRAMS[reason]}
      title={t(`page.closed.${reason}.title`)}
      text={t(`page.closed.${reason}.text`)}
    />
  );
}

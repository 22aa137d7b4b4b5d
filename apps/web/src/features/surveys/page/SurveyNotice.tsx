import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Box } from '@healzy/ui/primitives';
import type { PictogramName } from '@healzy/ui/primitives/Pictogram';
import { useTranslation } from 'react-i18next';
import { BrandHead } from '../../../app/shell/BrandHead.tsx';

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
  const title = t(`page.closed.${reason}.title`);
  return (
    <>
      <title>{title}</title>
      <BrandHead {...(account === undefined ? {} : { name: account })} />
      <Box as="main" padding="lg">
        <EmptyState
          level={1}
          pictogram={PICTOGRAMS[reason]}
          size="lg"
          title={title}
          description={t(`page.closed.${reason}.text`)}
        />
      </Box>
    </>
  );
}

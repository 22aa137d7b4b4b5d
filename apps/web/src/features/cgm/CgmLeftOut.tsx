import type { CgmScores } from '@healzy/api/cgm';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';

/** Says which readings of a test no figure counts; nothing when all are counted. */
export function CgmLeftOut({ leftOut }: Pick<CgmScores, 'leftOut'>) {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  if (leftOut === null) return null;
  const { readings, before } = leftOut;
  return (
    <InlineMessage tone="warning">
      {t('leftOut', {
        count: readings,
        readings: formats.number(readings),
        day: formats.fullDay(before),
      })}
    </InlineMessage>
  );
}

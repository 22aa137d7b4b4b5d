import type { CgmScores } from '@healzy/api/cgm';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';

/** Says how many readings of a test are not counted in any figure; nothing if all are. */
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
        day: formats.day(before),
      })}
    </InlineMessage>
  );
}

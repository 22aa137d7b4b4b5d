import type { BloodResults } from '@healzy/api/blood-analysis';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../app/full-name.ts';
import { useFormats } from '../../app/formats.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { useDoubtText } from './upload/ReportDoubts.tsx';

/** That values are from a report which names another person, who took it over, and when. Nothing if there is none. */
export function AcceptedDoubts({ accepted }: { accepted: BloodResults['acceptedDoubts'] }) {
  const { t } = useTranslation('blood-analysis');
  const formats = useFormats();
  const zone = useOwnZone();
  const textOf = useDoubtText();
  return accepted.map(({ reportId, fileName, doubts, accepted: by }) => (
    <InlineMessage key={reportId} tone="warning">
      {doubts.map(textOf).join(' ')}{' '}
      {t('results.accepted', {
        file: fileName,
        name: fullName(by) || t('unknown'),
        when: formats.dateTime(by.at, zone),
      })}
    </InlineMessage>
  ));
}

import type { BloodReportDoubt } from '@healzy/api/blood-analysis';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** A doubt about whose a report is, as a sentence; days and sexes are written as people read them. */
export function useDoubtText(): (doubt: BloodReportDoubt) => string {
  const { t } = useTranslation('blood-analysis-review');
  const formats = useFormats();
  const readable = (text: string) =>
    text === 'MALE' || text === 'FEMALE'
      ? t(`upload.sex.${text}`)
      : DAY.test(text)
        ? formats.day(text)
        : text;
  return ({ id, found, expected }) =>
    t(`upload.doubt.${id}`, { found: readable(found), expected: readable(expected) });
}

/** Why a report may not be this person's, as a question. */
export function ReportDoubts({ doubts }: { doubts: readonly BloodReportDoubt[] }) {
  const { t } = useTranslation('blood-analysis-review');
  const textOf = useDoubtText();
  return (
    <Stack gap="sm" role="group" aria-label={t('upload.doubtTitle')}>
      {doubts.map((doubt) => (
        <InlineMessage key={doubt.id} tone="warning" role="alert">
          {textOf(doubt)}
        </InlineMessage>
      ))}
    </Stack>
  );
}

import { isUnanswered, questionsOf, readIntakeAnswers, type SectionId } from '@healzy/domain/patient-data';
import { Banner } from '@healzy/ui/components/Banner';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useQuestionWords } from '../../useQuestionWords.ts';

/** What the clinic has on record for a section, to be confirmed or corrected in the fields below. */
export function KnownAnswers({ section, record }: { section: SectionId; record: unknown }) {
  const { t } = useTranslation('patient-data');
  const words = useQuestionWords();
  const known = readIntakeAnswers(record)[section];
  const items = questionsOf(section)
    .filter(({ id }) => !isUnanswered(known[id]))
    .map((question) => ({
      term: words.question(question.id),
      detail: words.answer(question, known[question.id]) ?? '',
    }));
  if (items.length === 0) return null;
  return (
    <Banner tone="info" title={t('intake.page.record.title')}>
      <Stack gap="sm">
        <Text as="p">{t('intake.page.record.confirm')}</Text>
        <DescriptionList items={items} />
      </Stack>
    </Banner>
  );
}

import type { IntakeDetail } from '@healzy/api/patient-data/intakes';
import {
  INTAKE_MAGNITUDES,
  isUnanswered,
  questionsOf,
  readHomeFigures,
  readIntakeAnswers,
  SECTION_IDS,
} from '@healzy/domain/patient-data';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useBodyWords } from '../body/useBodyWords.ts';
import { SECTION_PAGES } from '../section-routes.ts';
import { useQuestionWords } from '../useQuestionWords.ts';

/** Everything that a patient submitted, read-only; accepted answers are marked. */
export function SentAnswers({ detail }: { detail: IntakeDetail }) {
  const { t } = useTranslation(['patient-data', 'app']);
  const words = useQuestionWords();
  const body = useBodyWords();
  const given = readIntakeAnswers(detail.answers);
  const figures = readHomeFigures(detail.figures);
  const measured = INTAKE_MAGNITUDES.flatMap((id) => {
    const value = figures[id];
    return value === null ? [] : [{ term: body.name(id), detail: body.value(id, value) }];
  });
  return (
    <Stack gap="lg">
      {detail.intake.state === 'DECLINED' && <Text as="p">{t('intake.review.declined')}</Text>}
      {measured.length > 0 && (
        <FormSection title={t('intake.review.measures')}>
          <DescriptionList items={measured} />
        </FormSection>
      )}
      {SECTION_IDS.map((section) => {
        const items = questionsOf(section)
          .filter(({ id }) => !isUnanswered(given[section][id]))
          .map((question) => ({
            term: words.question(question.id),
            detail: words.answer(question, given[section][question.id]) ?? '',
          }));
        return items.length === 0 ? null : (
          <FormSection key={section} title={t(`app:place.${SECTION_PAGES[section]}`)}>
            <DescriptionList items={items} />
          </FormSection>
        );
      })}
    </Stack>
  );
}

import {
  type AnswerValue,
  type KnownQuestion,
  type OptionOf,
  SECTION_IDS,
} from '@healzy/domain/patient-data';
import { Checkbox } from '@healzy/ui/components/Checkbox';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { SECTION_PAGES } from '../section-routes.ts';
import { useQuestionLabels } from '../useQuestionLabels.ts';
import type { Differences } from './intake-choice.ts';

export interface ChoicesProps {
  differences: Differences;
  ticked: ReadonlySet<string>;
  onToggle: (key: string) => (isTicked: boolean) => void;
}

type Line = Differences['answers'][number];

/** The answers that differ, section by section: new, changed, and to be removed. */
export function AnswerChoices({ differences: { answers }, ticked, onToggle }: ChoicesProps) {
  const { t } = useTranslation(['patient-data', 'app']);
  const labels = useQuestionLabels();
  const removal = useRemovalLabels();
  const labelOf = ({ kind, question, before, after }: Line): string =>
    kind === 'REMOVED'
      ? removal(question, before)
      : `${labels.question(question.id)}: ${labels.answer(question, after) ?? ''}`;
  return SECTION_IDS.map((section) => {
    const own = answers.filter((one) => one.section === section);
    if (own.length === 0) return null;
    return (
      <FormSection key={section} title={t(`app:place.${SECTION_PAGES[section]}`)}>
        <Stack gap="sm">
          {own.map((line) => (
            <Checkbox
              key={line.key}
              isSelected={ticked.has(line.key)}
              onChange={onToggle(line.key)}
              hint={<LineHint line={line} />}
            >
              {labelOf(line)}
            </Checkbox>
          ))}
        </Stack>
      </FormSection>
    );
  });
}

function LineHint({ line: { kind, question, before, isRisk } }: { line: Line }) {
  const { t } = useTranslation('patient-data');
  const labels = useQuestionLabels();
  const known = labels.answer(question, before);
  const told =
    kind === 'REMOVED'
      ? t('intake.review.removal')
      : kind === 'ADDED' && known !== null
        ? t('intake.review.adds', { value: known })
        : t('intake.review.before', { value: known ?? t('intake.review.unknown') });
  if (!isRisk) return told;
  // An answer that closes lists requires removing their items first.
  const waits = kind === 'CHANGED' && question.kind !== 'yesNo' ? ` ${t('intake.review.waits')}` : '';
  return (
    <>
      <StatusPill tone="critical" label={t('intake.review.risk')} /> {`${told}${waits}`}
    </>
  );
}

type Named = { [Set in 'allergen' | 'intolerance']: `removed.${Set}.${OptionOf<Set>}` }[
  'allergen' | 'intolerance'];

/** What would be removed from the record, as a sentence: "Tree nuts would be removed". */
function useRemovalLabels() {
  const { t } = useTranslation('patient-data');
  const labels = useQuestionLabels();
  return (question: KnownQuestion, removed: AnswerValue): string => {
    const isNamed =
      question.kind === 'choices' && (question.options === 'allergen' || question.options === 'intolerance');
    if (isNamed && Array.isArray(removed))
      return t(`removed.${question.options}.${String(removed[0])}` as Named);
    return t('removed.other', {
      question: labels.question(question.id),
      item: labels.answer(question, removed) ?? '',
    });
  };
}

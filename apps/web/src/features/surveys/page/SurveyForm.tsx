import type { HeldSurvey } from '@healzy/api/surveys/held-survey';
import { hasCode } from '@healzy/api/runtime';
import { IMPLAUSIBLE_CHANGE, magnitudeOf } from '@healzy/domain/patient-data';
import {
  emptySurveyAnswers,
  isSurveyScale,
  isSurveyText,
  questionsOf,
  SURVEY_LIMITS,
  type SurveyAnswers,
  surveyAnswersSchema,
  type SurveyQuestionId,
  type SurveyScaleId,
  type SurveyTextId,
} from '@healzy/domain/surveys';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { NumberField } from '@healzy/ui/components/NumberField';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { TextArea } from '@healzy/ui/components/TextArea';
import { Text } from '@healzy/ui/primitives';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { type FormFields, useField } from '../../../app/forms/useField.ts';
import { namesOf, useSavedForm } from '../../../app/forms/useSavedForm.ts';
import { useFormats } from '../../../app/formats.ts';
import { useQuestion } from '../../../app/useQuestion.ts';

type Closed = HeldSurvey['state'] | 'USED';
/** The answers, with a weight that was confirmed when it is an unlikely one. */
export type SentAnswers = SurveyAnswers & { confirmed?: 'weightKg'[] };

export interface SurveyFormProps {
  held: HeldSurvey;
  /** Resolves to the state that it then has. */
  onSend: (answers: SentAnswers) => Promise<Closed>;
  onClosed: (state: Closed) => void;
}

/** The questions of a survey, as the patient answers them; what is typed survives a reload. */
export function SurveyForm({ held, onSend, onClosed }: SurveyFormProps) {
  const { t } = useTranslation('surveys');
  const questions = questionsOf(held.kind);
  const formats = useFormats();
  const { question, ask } = useQuestion<number, boolean>();
  const after = useRef<Closed>('OPEN');
  const form = useSavedForm<SurveyAnswers>({
    initial: useMemo(() => emptySurveyAnswers(held.kind), [held.kind]),
    rules: useMemo(() => surveyAnswersSchema(held.kind), [held.kind]),
    names: namesOf(questions, (id) => t(`question.${id}.label`)),
    draftKey: `surveys/${held.kind}`,
    act: 'survey.answer',
    // The page that follows says so.
    isToldElsewhere: true,
    labels: { form: t(`kind.${held.kind}`), save: t('page.submit') },
    onSave: async (answers) => {
      try {
        after.current = await onSend(answers);
      } catch (error) {
        if (!hasCode(error, IMPLAUSIBLE_CHANGE) || !(await ask(answers.weightKg ?? 0))) throw error;
        after.current = await onSend({ ...answers, confirmed: ['weightKg'] });
      }
    },
    onSaved: () => onClosed(after.current),
  });
  return (
    <>
      <SavedForm form={form}>
        <Text as="p">
          {t(`page.lead`, { name: held.patientName, account: held.accountName })} {t('page.once')}
        </Text>
        {questions.map((id) => (
          <Question key={id} form={form} id={id} />
        ))}
      </SavedForm>
      {question && (
        <ConfirmDialog
          title={t('page.weightQuestion.title')}
          confirmLabel={t('page.weightQuestion.confirm')}
          cancelLabel={t('page.weightQuestion.correct')}
          onClose={() => question.answer(false)}
          onConfirm={() => question.answer(true)}
        >
          <Text as="p">{t('page.weightQuestion.text', { value: formats.number(question.asked, 1) })}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}

type Form = FormFields<SurveyAnswers>;

function Question({ form, id }: { form: Form; id: SurveyQuestionId }) {
  if (isSurveyScale(id)) return <ScaleQuestion form={form} id={id} />;
  return isSurveyText(id) ? <TextQuestion form={form} id={id} /> : <WeightQuestion form={form} />;
}

const { min, max } = SURVEY_LIMITS.scale;
const STEPS = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));

function ScaleQuestion({ form, id }: { form: Form; id: SurveyScaleId }) {
  const { t } = useTranslation('surveys');
  const { value, onChange, ...field } = useField(form, id);
  return (
    <RadioGroup
      {...field}
      hint={t(`question.${id}.hint`)}
      isRequired
      layout="row"
      options={STEPS.map((step) => ({ id: step, label: step }))}
      value={value == null ? null : String(value)}
      onChange={(step) => onChange(Number(step))}
    />
  );
}

function TextQuestion({ form, id }: { form: Form; id: SurveyTextId }) {
  const { value, ...field } = useField(form, id);
  return <TextArea {...field} value={value ?? ''} isOptional limit={SURVEY_LIMITS.text} />;
}

function WeightQuestion({ form }: { form: Form }) {
  const { t } = useTranslation('surveys');
  const formats = useFormats();
  const { value, error, ...field } = useField(form, 'weightKg');
  const bounds = magnitudeOf('weightKg');
  const isBeyond = value != null && (value < bounds.min || value > bounds.max);
  return (
    <NumberField
      {...field}
      value={value ?? null}
      isOptional
      unit={t('unit')}
      step={0.1}
      min={bounds.min}
      max={bounds.max}
      // The possible range is more helpful than saying that this number is invalid.
      error={
        error !== undefined && isBeyond
          ? t('page.weightBetween', { min: formats.number(bounds.min), max: formats.number(bounds.max) })
          : error
      }
    />
  );
}

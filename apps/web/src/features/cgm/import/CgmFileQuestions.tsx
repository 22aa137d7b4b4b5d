import {
  MAX_CGM_READINGS,
  type CgmColumnChoice,
  type CgmColumns,
  type CgmLastDaysQuestion,
  type CgmQuestion,
  type DayOrder,
} from '@healzy/domain/cgm';
import type { GlucoseUnit } from '@healzy/domain/shared';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

export type CgmFileAnswer =
  | { unit: GlucoseUnit }
  | { dayOrder: DayOrder }
  | { readingEvent: string }
  | { lastDays: number }
  | { columns: CgmColumns };

/** No event type is one character long. */
const NO_EVENT = '-';

export interface CgmFileQuestionsProps {
  questions: readonly CgmQuestion[];
  answer: CgmFileAnswer | null;
  onAnswer: (answer: CgmFileAnswer) => void;
}

/** What a file leaves open and only the user can answer, one question at a time. */
export function CgmFileQuestions({ questions, answer, onAnswer }: CgmFileQuestionsProps) {
  const { t } = useTranslation('cgm');
  const [question] = questions;
  if (question === undefined) return null;
  return (
    <Stack gap="sm">
      <Text tone="muted">
        {t(question.id === 'lastDays' ? 'import.question.lastDaysText' : 'import.question.text')}
      </Text>
      {question.id === 'columns' ? (
        <ColumnsQuestion question={question} onAnswer={onAnswer} />
      ) : question.id === 'lastDays' ? (
        <LastDaysQuestion question={question} answer={answer} onAnswer={onAnswer} />
      ) : (
        <ChoiceQuestion question={question} answer={answer} onAnswer={onAnswer} />
      )}
    </Stack>
  );
}

interface QuestionProps<Question> {
  question: Question;
  answer: CgmFileAnswer | null;
  onAnswer: (answer: CgmFileAnswer) => void;
}

/** A file with more readings than a test can hold: how many of its last days are imported. */
function LastDaysQuestion({ question, answer, onAnswer }: QuestionProps<CgmLastDaysQuestion>) {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  return (
    <RadioGroup
      label={t('import.question.lastDays', {
        formatted: formats.number(question.count),
        days: formats.number(question.days),
        maxCount: formats.number(MAX_CGM_READINGS),
      })}
      options={question.choices.map((days) => ({
        id: String(days),
        label: t('import.question.lastDaysOption', { count: days }),
      }))}
      value={answer && 'lastDays' in answer ? String(answer.lastDays) : null}
      onChange={(days) => onAnswer({ lastDays: Number(days) })}
    />
  );
}

function ChoiceQuestion({
  question,
  answer,
  onAnswer,
}: QuestionProps<Exclude<CgmQuestion, { id: 'columns' | 'lastDays' }>>) {
  const { t } = useTranslation('cgm');
  const samples = question.samples.map((sample) => sample.found).join(' · ');
  const hint = t('import.question.samples', { samples });
  switch (question.id) {
    case 'unit':
      return (
        <RadioGroup<GlucoseUnit>
          label={t('import.question.unit')}
          hint={hint}
          options={question.choices.map((unit) => ({ id: unit, label: unit }))}
          value={answer && 'unit' in answer ? answer.unit : null}
          onChange={(unit) => onAnswer({ unit })}
        />
      );
    case 'dayOrder':
      return (
        <RadioGroup<DayOrder>
          label={t('import.question.dayOrder')}
          hint={hint}
          options={question.choices.map((order) => ({ id: order, label: t(`dayOrder.${order}`) }))}
          value={answer && 'dayOrder' in answer ? answer.dayOrder : null}
          onChange={(dayOrder) => onAnswer({ dayOrder })}
        />
      );
    case 'readingEvent':
      return (
        <RadioGroup<string>
          label={t('import.question.readingEvent')}
          hint={hint}
          options={[
            ...question.choices.map((event) => ({ id: event, label: event })),
            { id: NO_EVENT, label: t('import.question.noEvent') },
          ]}
          value={answer && 'readingEvent' in answer ? answer.readingEvent || NO_EVENT : null}
          onChange={(event) => onAnswer({ readingEvent: event === NO_EVENT ? '' : event })}
        />
      );
  }
}

interface ColumnsQuestionProps {
  question: Extract<CgmQuestion, { id: 'columns' }>;
  onAnswer: (answer: CgmFileAnswer) => void;
}

/** The column of the time is given when only one can be; that of the glucose is always chosen. */
function ColumnsQuestion({ question, onAnswer }: ColumnsQuestionProps) {
  const { t } = useTranslation('cgm');
  const [onlyTime] = question.times.length === 1 ? question.times : [];
  const [time, setTime] = useState(onlyTime?.column ?? null);
  const [glucose, setGlucose] = useState<number | null>(null);
  const choose = (chosen: { time: number | null; glucose: number | null }) => {
    setTime(chosen.time);
    setGlucose(chosen.glucose);
    if (chosen.time !== null && chosen.glucose !== null)
      onAnswer({ columns: { time: chosen.time, glucose: chosen.glucose } });
  };
  const optionOf = ({ column, name, sample }: CgmColumnChoice) => ({
    id: String(column),
    label: t('import.question.column', { name, sample }),
  });
  return (
    <>
      <RadioGroup
        label={t('import.question.timeColumn')}
        options={question.times.map(optionOf)}
        value={time === null ? null : String(time)}
        onChange={(column) => choose({ time: Number(column), glucose })}
      />
      <RadioGroup
        label={t('import.question.glucoseColumn')}
        options={question.glucoses.map(optionOf)}
        value={glucose === null ? null : String(glucose)}
        onChange={(column) => choose({ time, glucose: Number(column) })}
      />
    </>
  );
}

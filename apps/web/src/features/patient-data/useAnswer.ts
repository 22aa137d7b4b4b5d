import type { KnownQuestion, Question } from '@healzy/domain/patient-data';
import type { Control, FieldValues } from 'react-hook-form';
import { useField } from '../../app/forms/useField.ts';

/** A form whose fields are the questions of one section, by id. */
export type AnswersControl = Control<FieldValues, unknown, FieldValues>;

/** What the field of a question of some kind takes. */
export interface QuestionProps<Kind extends Question['kind']> {
  control: AnswersControl;
  question: Extract<KnownQuestion, { kind: Kind }>;
}

/**
 * Connects a field of the kit to a question; the questionnaire's definition determines the type of its answer.
 * @example const field = useAnswer<boolean | null>(control, 'fasts');
 */
export function useAnswer<Value>(control: AnswersControl, name: string) {
  const { onChange, value, label: _ownLabel, ...field } = useField({ control }, name);
  return {
    ...field,
    value: value as Value,
    onChange: (next: Value | null) => onChange(next),
  };
}

import type { Answers, SectionId } from '@healzy/domain/patient-data';
import { useMemo } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { formValuesOf } from '../../answer-values.ts';
import { answersResolver } from '../../answers-resolver.ts';
import { QuestionnaireFields } from '../../QuestionnaireFields.tsx';
import { StepForm, type StepMoves } from './StepForm.tsx';

export interface IntakeAnswersStepProps extends StepMoves {
  section: SectionId;
  initial: Answers;
  onChange: (answers: Answers) => void;
}

/** The questions of one section, as the patient sees them. */
export function IntakeAnswersStep({ section, initial, ...step }: IntakeAnswersStepProps) {
  const form = useForm<FieldValues, unknown, FieldValues>({
    defaultValues: formValuesOf(section, initial),
    resolver: useMemo(() => answersResolver(section), [section]),
  });
  return (
    <StepForm {...step} form={form} gap="xl">
      <QuestionnaireFields control={form.control} section={section} audience="patient" />
    </StepForm>
  );
}

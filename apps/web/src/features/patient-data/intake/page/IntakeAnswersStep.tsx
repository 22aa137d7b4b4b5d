import type { Answers, SectionId } from '@healzy/domain/patient-data';
import { Stack } from '@healzy/ui/primitives';
import { useEffect, useMemo, useRef } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { formValuesOf } from '../../answer-values.ts';
import { answersResolver } from '../../answers-resolver.ts';
import { QuestionnaireFields } from '../../QuestionnaireFields.tsx';
import { StepButtons, type StepMoves } from './StepButtons.tsx';

export interface IntakeAnswersStepProps extends StepMoves {
  section: SectionId;
  initial: Answers;
  onChange: (answers: Answers) => void;
}

/** The questions of one section, as the patient sees them. */
export function IntakeAnswersStep({ section, initial, onChange, onBack, onNext }: IntakeAnswersStepProps) {
  const form = useForm<FieldValues, unknown, FieldValues>({
    defaultValues: formValuesOf(section, initial),
    resolver: useMemo(() => answersResolver(section), [section]),
  });
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => change.current(values as Answers),
      }),
    [form],
  );
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onNext)(event)}>
      <Stack gap="xl">
        <QuestionnaireFields control={form.control} section={section} audience="patient" />
        <StepButtons {...(onBack ? { onBack } : {})} />
      </Stack>
    </form>
  );
}

import { useActiveSupplements, useSupplementPreview } from '@healzy/api/supplements';
import {
  patientSupplementFormSchema,
  type PatientSupplementFormInput,
  type PatientSupplementForm as TakesToSave,
} from '@healzy/domain/supplements';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useDebouncedValue } from '../../app/useDebouncedValue.ts';
import { useIntakeContext } from './intake.ts';
import { IntakePreview } from './IntakePreview.tsx';
import type { FormFields } from '../../app/forms/useField.ts';

export type TakesFields = FormFields<PatientSupplementFormInput, TakesToSave>;

interface FormPreviewProps {
  form: TakesFields;
  patientId: string;
  editedId: string | undefined;
}

/** What the values of the form would do to the patient's totals, while they are typed. */
export function FormPreview({ form, patientId, editedId }: FormPreviewProps) {
  // As text, so that the same values are the same value.
  const values = useDebouncedValue(JSON.stringify(useWatch({ control: form.control })));
  const body = useMemo(() => {
    const parsed = patientSupplementFormSchema.safeParse(JSON.parse(values));
    // Observations change no total, and need not be sent with every letter.
    return parsed.success ? { ...parsed.data, observations: null } : null;
  }, [values]);
  const context = useIntakeContext(patientId);
  const taken = useActiveSupplements(patientId).data?.items ?? [];
  const preview = useSupplementPreview(patientId, body, editedId);
  return (
    <IntakePreview
      taken={taken}
      preview={body === null ? undefined : preview.data}
      hasFailed={preview.isError}
      context={context}
    />
  );
}

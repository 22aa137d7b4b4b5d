import { type PatientSupplement, useActiveSupplements, useSupplement } from '@healzy/api/supplements';
import { type Draft, patientSupplementFormSchema } from '@healzy/domain/supplements';
import { useWatch } from 'react-hook-form';
import { useIntakeContext } from './intake.ts';
import { IntakePreview } from './IntakePreview.tsx';
import type { TakesFields } from './PatientSupplementForm.tsx';

interface FormPreviewProps {
  form: TakesFields;
  patientId: string;
  editedId: string | undefined;
  /** What the patient's supplement kept of the catalogue, for one that is no longer in it. */
  known: PatientSupplement['supplement'] | undefined;
}

/** What the values of the form would do to the patient's totals, while they are typed. */
export function FormPreview({ form, patientId, editedId, known }: FormPreviewProps) {
  const values = useWatch({ control: form.control });
  const context = useIntakeContext(patientId);
  const taken = useActiveSupplements(patientId).data?.items;
  const parsed = patientSupplementFormSchema.safeParse(values);
  const chosen = useSupplement(parsed.data?.supplementId ?? '').data;
  if (context === undefined || taken === undefined) return null;
  const supplement = chosen ?? known;
  const draft: Draft | null =
    parsed.success && supplement !== undefined
      ? {
          ...parsed.data,
          id: editedId ?? 'new',
          isActive: true,
          supplement: {
            ...supplement,
            ingredients: supplement.ingredients.map((each) => ({ ...each, name: each.name ?? null })),
          },
        }
      : null;
  return <IntakePreview taken={taken} draft={draft} context={context} />;
}

import { zodResolver } from '@hookform/resolvers/zod';
import {
  type PatientForm as PatientCard,
  type PatientFormInput,
  patientChangeSchema,
  patientFormSchema,
} from '@healzy/domain/patients';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { useFormDraft } from '../../app/forms/useFormDraft.ts';
import { type FormSaveOptions, useFormSave } from '../../app/forms/useFormSave.ts';
import { useChangeQuestion, withConfirmed } from '../patient-data/body/change-question.tsx';
import { inCentimetres } from './patient-values.ts';
import { PatientFields } from './PatientFields.tsx';
import type { FindSimilar } from './SimilarPatients.tsx';
import type { SpecialistOption } from './SpecialistsField.tsx';
import { usePatientWords } from './usePatientWords.ts';

const FIELDS = Object.keys(patientFormSchema.shape) as (keyof PatientFormInput)[];

export interface PatientFormProps {
  initial: PatientFormInput;
  /** Under which name what is typed is kept: `patients/new`, `patients/<id>`. */
  draftKey: string;
  /** The version of the card that is changed. */
  version?: number;
  /** A card that is only being created: what it can do without is one press away. */
  isNew?: boolean;
  /** Who can be made responsible or observer. */
  specialists: readonly SpecialistOption[];
  /** Whether the person may say who is responsible. */
  canAssign: boolean;
  /** It is a screen and not a dialog: it stays after saving, and its bar shows only when something changed. */
  staysOpen?: boolean;
  /** Tags that the account uses already. */
  knownTags?: readonly string[];
  /** Who could be the same person; asked while one types. */
  findSimilar?: FindSimilar;
  /** Rejects with what the server refused; the form keeps everything that was typed. */
  onSave: FormSaveOptions<PatientFormInput, PatientCard>['save'];
  onSaved?: () => void | Promise<void>;
  /** The card that somebody else saved meanwhile, out of the refusal. */
  newer?: NonNullable<FormSaveOptions<PatientFormInput, PatientCard>['newer']>;
  /** `failed` heads what the server refused as a whole. */
  labels: { form: string; save: string; failed: string };
}

/** A patient's card: who they are, how to reach them, and who answers for them. */
export function PatientForm({
  initial,
  draftKey,
  version,
  isNew = false,
  specialists,
  canAssign,
  staysOpen = false,
  knownTags = [],
  findSimilar,
  onSave,
  onSaved,
  newer,
  labels,
}: PatientFormProps) {
  const checkCard = useMemo(
    () => zodResolver(isNew ? patientFormSchema : patientChangeSchema(initial)),
    [isNew, initial],
  );
  const form = useForm<PatientFormInput, unknown, PatientCard>({
    defaultValues: initial,
    resolver: (values, ...rest) =>
      checkCard({ ...values, heightCm: inCentimetres(values.heightCm) }, ...rest),
  });
  const draft = useFormDraft(form, draftKey, { version: version ?? null });
  const { saveAsking, question } = useChangeQuestion();
  const saving = useFormSave(form, draft, {
    fields: FIELDS,
    save: (card, over) => saveAsking((confirmed) => onSave(withConfirmed(card, confirmed), over)),
    onSaved,
    newer,
  });
  const words = usePatientWords(specialists);

  return (
    <>
      <SavedForm
        form={form}
        draft={draft}
        saving={saving}
        names={words.labels}
        say={words.say}
        labels={labels}
        staysOpen={staysOpen}
      >
        <PatientFields
          control={form.control}
          specialists={specialists}
          canAssign={canAssign}
          isNew={isNew}
          knownTags={knownTags}
          findSimilar={findSimilar}
        />
      </SavedForm>
      {question}
    </>
  );
}

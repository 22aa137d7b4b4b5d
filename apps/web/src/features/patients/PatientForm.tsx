import { zodResolver } from '@hookform/resolvers/zod';
import {
  heightInCm,
  type PatientInput,
  type PatientFormValues,
  patientChangeSchema,
  patientInputSchema,
} from '@healzy/domain/patients';
import { useMemo } from 'react';
import { useChangeQuestion, withConfirmed } from '../../app/change-question.tsx';
import { SavedForm } from '../../app/forms/SavedForm.tsx';
import { type SavedFormSource, useSavedForm } from '../../app/forms/useSavedForm.ts';
import { PatientFields } from './PatientFields.tsx';
import type { FindSimilar } from './SimilarPatients.tsx';
import type { Option } from '@healzy/ui/components/Select';
import { usePatientLabels } from './usePatientLabels.ts';

export interface PatientFormProps extends SavedFormSource<PatientFormValues, PatientInput> {
  /** A card being created: its optional fields are one press away. */
  isNew?: boolean;
  /** The specialists to choose from, as principal or observer. */
  specialists: readonly Option[];
  /** Whether the user may choose the principal specialist. */
  canAssign: boolean;
  /** It is a screen and not a dialog: it stays open after saving, and its bar only shows when something changed. */
  staysOpen?: boolean;
  /** Tags already used in the account. */
  knownTags?: readonly string[];
  /** Finds possible duplicates; called while typing. */
  findSimilar?: FindSimilar;
}

/** A patient's card: identity, contact, and specialists. */
export function PatientForm({
  isNew = false,
  specialists,
  canAssign,
  staysOpen = false,
  knownTags = [],
  findSimilar,
  ...source
}: PatientFormProps) {
  const { initial, onSave } = source;
  const checkCard = useMemo(
    () => zodResolver(isNew ? patientInputSchema : patientChangeSchema(initial)),
    [isNew, initial],
  );
  const { saveAsking, question } = useChangeQuestion();
  const { labels: names, translate } = usePatientLabels(specialists);
  const form = useSavedForm<PatientFormValues, PatientInput>({
    ...source,
    rules: (values, ...rest) => checkCard({ ...values, heightCm: heightInCm(values.heightCm) }, ...rest),
    names,
    translate,
    onSave: (card, over, changes) =>
      saveAsking((confirmed) =>
        onSave(withConfirmed(card, confirmed), over, withConfirmed(changes, confirmed)),
      ),
  });

  return (
    <>
      <SavedForm form={form} staysOpen={staysOpen}>
        <PatientFields
          form={form}
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

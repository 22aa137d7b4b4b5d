import type { PatientImportField } from '@healzy/domain/patients/imports';
import { useTranslation } from 'react-i18next';
import type { Sentences } from '../../../app/sentence-types.ts';

type OwnLabel = keyof Sentences['patient-imports']['field'];

/** The labels of importable columns: those of the card's form, unless a file calls them otherwise. */
export function useImportFieldLabel(): (field: PatientImportField) => string {
  const { t, i18n } = useTranslation(['patient-imports', 'patients']);
  const hasOwnLabel = (field: PatientImportField): field is OwnLabel =>
    i18n.exists(`patient-imports:field.${field}`);
  return (field) => (hasOwnLabel(field) ? t(`field.${field}`) : t(`patients:form.${field}`));
}

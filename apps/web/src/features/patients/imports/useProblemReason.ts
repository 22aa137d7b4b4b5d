import type { PatientImportProblem } from '@healzy/api/patients/imports';
import { PATIENT_IMPORT_FIELDS } from '@healzy/domain/patients/imports';
import { useTranslation } from 'react-i18next';
import { fieldSentence } from '../../../app/sentences.ts';
import { useImportFieldLabel } from './useImportFieldLabel.ts';

/** The problem of a row as text. */
export function useProblemReason(): (problem: PatientImportProblem, isShort?: boolean) => string {
  const { t } = useTranslation('patient-imports');
  const labelOf = useImportFieldLabel();
  return ({ kind, cells, otherRow, patient }, isShort = false) => {
    switch (kind) {
      case 'TAKEN':
        return `${t('review.takenBy')}.`;
      case 'REPEATED':
        return `${t('review.repeatedRow', { row: otherRow })}.`;
      case 'ALIKE':
        return `${patient === null && otherRow !== null ? t('review.alikeRow', { row: otherRow }) : t('review.alikePatient')}.`;
      default:
        return cells
          .map(({ field, code, found }) => {
            const known = PATIENT_IMPORT_FIELDS.find((one) => one === field);
            const messages = {
              field: known ? labelOf(known) : field,
              sentence: fieldSentence(code) ?? '',
              found,
            };
            if (found === '') return t('review.cell', messages);
            return t(isShort ? 'review.cellShort' : 'review.cellFound', messages);
          })
          .join(' ');
    }
  };
}

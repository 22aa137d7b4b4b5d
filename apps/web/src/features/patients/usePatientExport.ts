import { type PatientsQuery, useExportPatients } from '@healzy/api/patients';
import type { PatientColumn } from '@healzy/domain/patients';
import { useTranslation } from 'react-i18next';
import { notifySuccess, tellFailed } from '../../app/messages.ts';
import { saveFile } from '../../app/save-file.ts';
import { useLanguage } from '../../state/language.ts';

/** Saves the whole list with its filters, order and columns, loaded or not, as a file for a spreadsheet. */
export function usePatientExport() {
  const { t } = useTranslation('patients');
  const language = useLanguage();
  const download = useExportPatients();
  return {
    isPending: download.isPending,
    save: (query: PatientsQuery, columns: readonly PatientColumn[]) =>
      download.mutate(
        { ...query, columns: [...columns], language },
        {
          onSuccess: (csv) => {
            const day = new Intl.DateTimeFormat('sv-SE').format(new Date());
            // The byte order mark, by which spreadsheets recognise UTF-8, is lost when an answer is read as text.
            saveFile(`\uFEFF${csv}`, `${t('fileName')}-${day}.csv`, 'text/csv;charset=utf-8');
            notifySuccess('patients.export');
          },
          onError: (error) => tellFailed('patients.export', error),
        },
      ),
  };
}

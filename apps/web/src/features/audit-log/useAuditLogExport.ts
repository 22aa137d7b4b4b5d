import { type AuditLogsQuery, useExportAuditLogs } from '@healzy/api/audit-log';
import { useTranslation } from 'react-i18next';
import { notifySuccess, tellFailed } from '../../app/messages.ts';
import { saveFile } from '../../app/save-file.ts';
import { useLanguage } from '../../state/language.ts';

/** Saves the log as listed, in a file for a spreadsheet. */
export function useAuditLogExport(today: string) {
  const { t } = useTranslation('audit-log');
  const language = useLanguage();
  const { mutate, isPending } = useExportAuditLogs();
  const save = (query: AuditLogsQuery) =>
    mutate(
      { ...query, language },
      {
        onSuccess: (csv) => {
          // The byte order mark, by which spreadsheets recognise UTF-8, is lost when an answer is read as text.
          saveFile(`\uFEFF${csv}`, `${t('fileName')}-${today}.csv`, 'text/csv;charset=utf-8');
          notifySuccess('auditLog.export');
        },
        onError: (error) => tellFailed('auditLog.export', error),
      },
    );
  return { save, isPending };
}

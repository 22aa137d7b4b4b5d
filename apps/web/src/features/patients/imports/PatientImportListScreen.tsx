import { PATIENT_IMPORT_FIELDS } from '@healzy/domain/patients/imports';
import { choosesSpecialists } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { Stack } from '@healzy/ui/primitives';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AppScreen } from '../../../app/AppScreen.tsx';
import { pathTo } from '../../../app/paths.ts';
import { saveFile } from '../../../app/save-file.ts';
import { useRoles } from '../../../state/account.ts';
import { useLanguage } from '../../../state/language.ts';
import { useSessionUser } from '../../../state/session.ts';
import { PatientImportHistory } from './PatientImportHistory.tsx';
import { PatientImportUpload } from './PatientImportUpload.tsx';
import { useSpreadsheetUpload } from './useSpreadsheetUpload.ts';
import { useImportFieldLabel } from './useImportFieldLabel.ts';

/** `/patients/import`: imports patients from a spreadsheet; lists earlier imports. */
export function PatientImportListScreen() {
  const { t } = useTranslation(['patient-imports', 'app']);
  const labelOf = useImportFieldLabel();
  const navigate = useNavigate();
  const language = useLanguage();
  const roles = useRoles();
  const userId = useSessionUser()?.userId ?? '';
  const { step, choose, cancel } = useSpreadsheetUpload(
    userId,
    (importId) => void navigate(pathTo('/patients/import/:importId', { importId })),
  );
  const saveTemplate = () => {
    const fields = PATIENT_IMPORT_FIELDS.filter(
      (field) => field !== 'fullName' && (field !== 'principalEmail' || choosesSpecialists(roles)),
    );
    const headings = fields.map((field) => labelOf(field)).join(language === 'es' ? ';' : ',');
    // The byte order mark makes spreadsheets read it as UTF-8.
    saveFile(`\uFEFF${headings}\r\n`, t('templateFile'), 'text/csv;charset=utf-8');
  };
  return (
    <AppScreen title={t('title')}>
      <Stack gap="lg">
        <Card
          title={t('choose')}
          description={t('intro')}
          actions={
            <Button size="small" icon={Download} onPress={saveTemplate}>
              {t('template')}
            </Button>
          }
        >
          <PatientImportUpload step={step} onFile={choose} onCancel={cancel} />
        </Card>
        <PatientImportHistory />
      </Stack>
    </AppScreen>
  );
}

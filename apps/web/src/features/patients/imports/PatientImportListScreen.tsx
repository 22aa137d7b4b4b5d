import { PATIENT_IMPORT_FIELDS } from '@healzy/domain/patients/imports';
import { choosesSpecialists } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { Heading, Icon, Stack, Text } from '@healzy/ui/primitives';
import { Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  type PatientImport,
  type PatientImportState,
  usePatientImportPages,
} from '@healzy/api/patients/imports';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { useState } from 'react';
import { StatusPill, type StatusPillProps } from '@healzy/ui/components/StatusPill';
import { AppScreen } from '../../../app/AppScreen.tsx';
import { pathTo } from '../../../app/paths.ts';
import { saveFile } from '../../../app/save-file.ts';
import { useRoles } from '../../../state/account.ts';
import { useLanguage } from '../../../state/language.ts';
import { useOwnZone } from '../../../state/own-zone.ts';
import { useFormats } from '../../../app/formats.ts';
import { fullName } from '../../../app/full-name.ts';
import { ListTable } from '../../../app/lists/ListTable.tsx';
import { When } from '../../../app/When.tsx';
import { PatientImportUpload } from './PatientImportUpload.tsx';
import { useImportFieldLabel } from './useImportFieldLabel.ts';
import { DiscardImportDialog } from './DiscardImportDialog.tsx';

/** `/patients/import`: imports patients from a spreadsheet; lists earlier imports. */
export function PatientImportListScreen() {
  const { t } = useTranslation(['patient-imports', 'app']);
  const labelOf = useImportFieldLabel();
  const navigate = useNavigate();
  const language = useLanguage();
  const roles = useRoles();
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
          <PatientImportUpload
            onBegun={(importId) => void navigate(pathTo('/patients/import/:importId', { importId }))}
          />
        </Card>
        <PatientImportHistory />
      </Stack>
    </AppScreen>
  );
}

/** Earlier imports: to be continued, viewed, undone. */
function PatientImportHistory() {
  const { t } = useTranslation(['patient-imports', 'app']);
  const formats = useFormats();
  const zone = useOwnZone();
  const pages = usePatientImportPages();
  const [discarding, setDiscarding] = useState<PatientImport | null>(null);
  const columns: DataTableColumn<PatientImport>[] = [
    {
      id: 'file',
      header: t('history.file'),
      width: 'minmax(12rem, 2fr)',
      onCard: 'title',
      cell: (one) => one.fileName,
    },
    {
      id: 'state',
      header: t('history.state'),
      onCard: 'aside',
      cell: ({ state }) => <StatusPill tone={TONES[state]} label={t(`state.${state}`)} />,
    },
    {
      id: 'rows',
      header: t('history.rows'),
      align: 'end',
      cell: (one) => formats.number(one.rowCount),
    },
    {
      id: 'created',
      header: t('history.created'),
      align: 'end',
      cell: (one) => formats.number(one.createdCount - one.undoneCount),
    },
    {
      id: 'by',
      header: t('history.by'),
      width: 'minmax(10rem, 1fr)',
      cell: (one) => fullName(one.createdBy),
    },
    {
      id: 'at',
      header: t('history.at'),
      onCard: 'detail',
      cell: (one) => <Text isNumeric>{formats.column.dateTime(one.createdAt, zone)}</Text>,
      cardCell: (one) => (
        <Text>
          <When at={one.createdAt} zone={zone} />
        </Text>
      ),
    },
  ];
  return (
    <Stack gap="sm">
      <Heading level={2} size="md">
        {t('history.title')}
      </Heading>
      <ListTable<PatientImport>
        pages={pages}
        columns={columns}
        getRowId={(one) => one.id}
        getRowHref={(one) => pathTo('/patients/import/:importId', { importId: one.id })}
        actions={[
          {
            id: 'discard',
            label: t('history.discard'),
            icon: <Icon icon={Trash2} />,
            isDanger: true,
            isHidden: (one) => one.state !== 'DRAFT',
            onAction: setDiscarding,
          },
        ]}
        empty={{ pictogram: 'documents', title: t('history.empty.title'), text: t('history.empty.text') }}
        labels={{ table: t('history.title'), rowMenu: (one) => t('history.actions', { file: one.fileName }) }}
      />
      {discarding && <DiscardImportDialog item={discarding} onClose={() => setDiscarding(null)} />}
    </Stack>
  );
}

const TONES: Record<PatientImportState, StatusPillProps['tone']> = {
  DRAFT: 'neutral',
  RUNNING: 'warning',
  DONE: 'success',
  UNDOING: 'warning',
  UNDONE: 'neutral',
};

import { type PatientImport, usePatientImportPages } from '@healzy/api/patients/imports';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Heading, Icon, Stack, Text } from '@healzy/ui/primitives';
import { FileSpreadsheet, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { ListTable } from '../../../app/lists/ListTable.tsx';
import { pathTo } from '../../../app/paths.ts';
import { useOwnZone } from '../../../state/session.ts';
import { DiscardImportDialog } from './DiscardImportDialog.tsx';
import { ImportStatePill } from './ImportStatePill.tsx';

/** Earlier imports: to be continued, viewed, undone. */
export function PatientImportHistory() {
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
      cell: (one) => <ImportStatePill state={one.state} />,
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
      cell: (one) => `${one.createdBy.name} ${one.createdBy.surname}`,
    },
    {
      id: 'at',
      header: t('history.at'),
      onCard: 'detail',
      cell: (one) => <Text isNumeric>{formats.dateTime(one.createdAt, zone)}</Text>,
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
        empty={{ icon: FileSpreadsheet, title: t('history.empty.title'), text: t('history.empty.text') }}
        labels={{ table: t('history.title'), rowMenu: (one) => t('history.actions', { file: one.fileName }) }}
      />
      {discarding && <DiscardImportDialog item={discarding} onClose={() => setDiscarding(null)} />}
    </Stack>
  );
}

import { type PatientDocument, usePatientDocumentPages } from '@healzy/api/documents';
import { usePatient } from '@healzy/api/patients';
import { Card } from '@healzy/ui/components/Card';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import { SearchField } from '@healzy/ui/components/SearchField';
import { DataTable } from '@healzy/ui/patterns/DataTable';
import { Icon } from '@healzy/ui/primitives/Icon';
import { Stack } from '@healzy/ui/primitives/Stack';
import { Text } from '@healzy/ui/primitives/Text';
import { Download, FileText, RefreshCw, SearchX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { sentenceForError } from '../../app/api-errors.ts';
import { AppScreen } from '../../app/AppScreen.tsx';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { listStateOf } from '../../app/list-state.ts';
import { tellDone } from '../../app/messages.ts';
import { useParam } from '../../app/useParam.ts';
import { useSettled } from '../../app/useSettled.ts';
import { DocumentsField } from './DocumentsField.tsx';
import { useDocumentColumns } from './useDocumentColumns.tsx';
import { useDocumentUploads } from './useDocumentUploads.ts';
import { useDownload } from './useDownload.ts';

const DocumentPreview = lazyPart(async () => (await import('./DocumentPreview.tsx')).DocumentPreview);
const ReplaceDocumentDialog = lazyPart(
  async () => (await import('./ReplaceDocumentDialog.tsx')).ReplaceDocumentDialog,
);
const RemoveDocumentDialog = lazyPart(
  async () => (await import('./RemoveDocumentDialog.tsx')).RemoveDocumentDialog,
);

/** `/patient/:patientId/documents`: everything that is filed for a patient; the open one is in the address. */
export function PatientDocumentsScreen() {
  const { t } = useTranslation(['documents', 'app']);
  const formats = useFormats();
  const patientId = useParam('patientId');
  const patient = usePatient(patientId);
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const pages = usePatientDocumentPages(patientId, { limit: 50, ...(search === '' ? {} : { search }) });
  const uploads = useDocumentUploads({ entityType: 'PATIENT', entityId: patientId }, () =>
    tellDone('file.upload'),
  );
  const download = useDownload();
  const [replacing, setReplacing] = useState<PatientDocument | null>(null);
  const [removing, setRemoving] = useState<PatientDocument | null>(null);
  const rows = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const total = pages.data?.pages[0]?.total;
  const open = rows.find(({ id }) => id === parameters.get('document'));
  const zone = patient.data?.timezone;
  const close = () =>
    setParameters((before) => {
      before.delete('document');
      return before;
    });

  return (
    <>
      <AppScreen title={t('list.title')} queries={[patient]}>
        <Stack gap="lg">
          {patient.data?.access.identity === 'edit' && (
            <Card>
              <DocumentsField uploads={uploads} />
            </Card>
          )}
          <DataTable<PatientDocument>
            columns={useDocumentColumns(zone)}
            rows={rows}
            getRowId={({ id }) => id}
            getRowHref={({ id }) => `?${new URLSearchParams({ document: id }).toString()}`}
            {...(total === undefined ? {} : { total })}
            hasMore={pages.hasNextPage}
            onLoadMore={() => void pages.fetchNextPage()}
            state={listStateOf(pages, rows)}
            actions={[
              {
                id: 'download',
                label: t('list.download'),
                icon: <Icon icon={Download} />,
                isQuick: true,
                onAction: download,
              },
              {
                id: 'replace',
                label: t('list.replace'),
                icon: <Icon icon={RefreshCw} />,
                isHidden: ({ canEdit }) => !canEdit,
                onAction: setReplacing,
              },
              {
                id: 'remove',
                label: t('list.remove'),
                icon: <Icon icon={Trash2} />,
                isDanger: true,
                isHidden: ({ canEdit }) => !canEdit,
                onAction: setRemoving,
              },
            ]}
            toolbar={
              <>
                <SearchField
                  label={t('list.search')}
                  placeholder={t('list.search')}
                  value={typed}
                  onChange={setTyped}
                />
                <Text tone="muted" size="sm" isNumeric>
                  {total === undefined
                    ? ''
                    : t('app:list.total', { count: total, total: formats.number(total) })}
                </Text>
              </>
            }
            empty={
              search === '' ? (
                <EmptyState
                  icon={FileText}
                  title={t('list.empty.title')}
                  description={t('list.empty.text')}
                />
              ) : (
                <EmptyState icon={SearchX} title={t('list.noMatch', { search })} />
              )
            }
            failed={
              <ErrorState
                title={t('app:failed.title')}
                description={sentenceForError(pages.error)}
                onRetry={() => void pages.refetch()}
              />
            }
            labels={{
              table: t('list.title'),
              rowMenu: ({ fileName }) => t('list.actions', { name: fileName }),
            }}
          />
        </Stack>
      </AppScreen>
      {open && (
        <DocumentPreview
          // A replaced file is another one to look at.
          key={`${open.id} ${open.version}`}
          document={open}
          onDownload={() => download(open)}
          onClose={close}
        />
      )}
      {replacing && (
        <ReplaceDocumentDialog
          patientId={patientId}
          document={replacing}
          onClose={() => setReplacing(null)}
        />
      )}
      {removing && <RemoveDocumentDialog document={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

import { type PatientDocument, usePatientDocumentPages } from '@healzy/api/documents';
import { usePatient } from '@healzy/api/patients';
import { Card } from '@healzy/ui/components/Card';
import { SearchField } from '@healzy/ui/components/SearchField';
import { Stack } from '@healzy/ui/primitives/Stack';
import { Text } from '@healzy/ui/primitives/Text';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { ListTable } from '../../app/lists/ListTable.tsx';
import { itemsOf, totalOf } from '../../app/lists/paged.ts';
import { useListCount } from '../../app/lists/useListCount.ts';
import { useListSearch } from '../../app/lists/useListSearch.ts';
import { notifySuccess } from '../../app/messages.ts';
import { useParam } from '../../app/useParam.ts';
import { DocumentsField } from './DocumentsField.tsx';
import { useDocumentActs } from './useDocumentActs.tsx';
import { useDocumentColumns } from './useDocumentColumns.tsx';
import { useDocumentUploads } from './useDocumentUploads.ts';
import { useDownload } from './useDownload.ts';

const DocumentPreview = lazyPart(async () => (await import('./DocumentPreview.tsx')).DocumentPreview);

/** `/patient/:patientId/documents`: every document of a patient; the open one is in the address. */
export function PatientDocumentsScreen() {
  const { t } = useTranslation(['documents', 'app']);
  const patientId = useParam('patientId');
  const patient = usePatient(patientId);
  const [parameters, setParameters] = useSearchParams();
  const { typed, setTyped, search } = useListSearch();
  const pages = usePatientDocumentPages(patientId, { limit: 50, ...(search === '' ? {} : { search }) });
  const uploads = useDocumentUploads({ entityType: 'PATIENT', entityId: patientId }, () =>
    notifySuccess('file.upload'),
  );
  const download = useDownload();
  const acts = useDocumentActs(patientId, download);
  const count = useListCount(totalOf(pages));
  const open = itemsOf(pages).find(({ id }) => id === parameters.get('document'));
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
          <ListTable<PatientDocument>
            pages={pages}
            columns={useDocumentColumns(zone)}
            getRowId={({ id }) => id}
            getRowHref={({ id }) => `?${new URLSearchParams({ document: id }).toString()}`}
            actions={acts.actions}
            toolbar={
              <>
                <SearchField
                  label={t('list.search')}
                  placeholder={t('list.search')}
                  value={typed}
                  onChange={setTyped}
                />
                <Text tone="muted" size="sm" isNumeric>
                  {count}
                </Text>
              </>
            }
            empty={{ icon: FileText, title: t('list.empty.title'), text: t('list.empty.text') }}
            noMatch={search !== '' && { title: t('list.noMatch', { search }) }}
            labels={{
              table: t('list.title'),
              rowMenu: ({ fileName }) => t('list.actions', { name: fileName }),
            }}
          />
        </Stack>
      </AppScreen>
      {open && (
        <DocumentPreview
          // A replaced file needs a fresh preview.
          key={`${open.id} ${open.version}`}
          document={open}
          onDownload={() => download(open)}
          onClose={close}
        />
      )}
      {acts.dialogs}
    </>
  );
}

import { type PatientDocument, usePatientDocumentPages } from '@healzy/api/documents';
import { Card } from '@healzy/ui/components/Card';
import { SearchField } from '@healzy/ui/components/SearchField';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { given } from '../../app/given.ts';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import type { ListDefinition } from '../../app/lists/list-address.ts';
import { ListTable } from '../../app/lists/ListTable.tsx';
import { itemsOf, totalOf } from '../../app/lists/paged.ts';
import { useListCount } from '../../app/lists/useListCount.ts';
import { useListAddress } from '../../app/lists/useListAddress.ts';
import { useOpenItem } from '../../app/lists/useOpenItem.ts';
import { notifySuccess } from '../../app/messages.ts';
import { useParam } from '../../app/useParam.ts';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { useOpenPatient } from '../../app/open-patient.ts';
import { When } from '../../app/When.tsx';
import { DocumentsField } from './DocumentsField.tsx';
import { useDocumentActions } from './useDocumentActions.tsx';
import { useDocumentUploads } from './useDocumentUploads.ts';
import { useDownload } from './useDownload.ts';

const DocumentPreview = lazyPart(async () => (await import('./DocumentPreview.tsx')).DocumentPreview);

const DOCUMENT_LIST: ListDefinition = {};

/** `/patient/:patientId/documents`: every document of a patient; the open one is in the address. */
export function PatientDocumentsScreen() {
  const { t } = useTranslation(['documents', 'app']);
  const patientId = useParam('patientId');
  const patient = useOpenPatient();
  const list = useListAddress(DOCUMENT_LIST);
  const item = useOpenItem('document');
  const pages = usePatientDocumentPages(patientId, { limit: 50, ...given({ search: list.search }) });
  const uploads = useDocumentUploads(
    { entityType: 'PATIENT', entityId: patientId },
    {
      onStored: () => notifySuccess('file.upload'),
    },
  );
  const download = useDownload();
  const acts = useDocumentActions(patientId, download);
  const count = useListCount(totalOf(pages));
  const open = itemsOf(pages).find(({ id }) => id === item.openId);
  const zone = patient.data?.timezone;

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
            getRowHref={({ id }) => item.hrefOf(id)}
            list={list}
            actions={acts.actions}
            toolbar={
              <>
                <SearchField
                  label={t('list.search')}
                  placeholder={t('list.search')}
                  value={list.typed}
                  onChange={list.setTyped}
                />
                <Text tone="muted" size="sm" isNumeric>
                  {count}
                </Text>
              </>
            }
            empty={{ pictogram: 'documents', title: t('list.empty.title'), text: t('list.empty.text') }}
            noMatch={{ title: t('list.noMatch', { search: list.search }) }}
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
          onClose={() => void item.open(null)}
        />
      )}
      {acts.dialogs}
    </>
  );
}

/** The columns of the list of documents. */
function useDocumentColumns(zone: string | undefined): DataTableColumn<PatientDocument>[] {
  const { t } = useTranslation(['documents', 'app']);
  const formats = useFormats();
  const storedAt = (at: string, isReplaced: boolean) => (
    <Text isNumeric>{isReplaced ? t('list.replaced', { at }) : at}</Text>
  );
  return [
    {
      id: 'name',
      header: t('list.name'),
      width: 'minmax(14rem, 3fr)',
      onCard: 'title',
      cell: ({ fileName }) => fileName,
    },
    {
      id: 'origin',
      header: t('list.origin'),
      width: 'minmax(10rem, 1fr)',
      cell: ({ entityType, medicalTest }) =>
        medicalTest
          ? t('list.ofTest', { name: medicalTest.name })
          : t(entityType === 'NOTE' ? 'list.ofNote' : 'list.ofPatient'),
    },
    {
      id: 'size',
      header: t('list.size'),
      width: '7rem',
      align: 'end',
      onCard: 'aside',
      cell: ({ sizeBytes }) => formats.bytes(sizeBytes),
    },
    {
      id: 'by',
      header: t('list.by'),
      width: 'minmax(9rem, 1fr)',
      cell: ({ createdBy }) => (createdBy ? fullName(createdBy) : t('app:value.none')),
    },
    {
      id: 'at',
      header: t('list.at'),
      width: 'minmax(11rem, 1fr)',
      onCard: 'detail',
      cell: ({ createdAt, replacedAt }) =>
        storedAt(formats.column.dateTime(replacedAt ?? createdAt, zone), replacedAt !== null),
      cardCell: ({ createdAt, replacedAt }) => (
        <Text>
          <When
            at={replacedAt ?? createdAt}
            zone={zone}
            sentence={(at) => (replacedAt === null ? at : t('list.replaced', { at }))}
          />
        </Text>
      ),
    },
  ];
}

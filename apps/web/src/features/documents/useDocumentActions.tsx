import type { PatientDocument } from '@healzy/api/documents';
import type { DataTableAction } from '@healzy/ui/patterns/DataTable';
import { Icon } from '@healzy/ui/primitives';
import { AtSign, Download, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCite } from '../../app/citations.ts';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useOpenPatient } from '../../app/open-patient.ts';
import { documentToCite } from './citations.ts';

const ReplaceDocumentDialog = lazyPart(
  async () => (await import('./ReplaceDocumentDialog.tsx')).ReplaceDocumentDialog,
);
const RemoveDocumentDialog = lazyPart(
  async () => (await import('./RemoveDocumentDialog.tsx')).RemoveDocumentDialog,
);

/** The actions on a listed document, and the dialogs for those that need one. */
export function useDocumentActions(patientId: string, download: (document: PatientDocument) => void) {
  const { t } = useTranslation('documents');
  const formats = useFormats();
  const zone = useOpenPatient().data?.timezone ?? 'UTC';
  const cite = useCite(patientId);
  const [replacing, setReplacing] = useState<PatientDocument | null>(null);
  const [removing, setRemoving] = useState<PatientDocument | null>(null);
  const actions: DataTableAction<PatientDocument>[] = [
    {
      id: 'download',
      label: t('list.download'),
      icon: <Icon icon={Download} />,
      isQuick: true,
      onAction: download,
    },
    {
      id: 'cite',
      label: t('list.cite'),
      icon: <Icon icon={AtSign} />,
      isHidden: () => cite === null,
      onAction: (document) => cite?.(documentToCite(document, zone, formats)),
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
  ];
  const dialogs = (
    <>
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
  return { actions, dialogs };
}

import { type PatientsQuery, type PatientSummary, usePatientTags } from '@healzy/api/patients';
import type {
  DataTableBulkAction,
  DataTableSelecting,
  DataTableSelection,
} from '@healzy/ui/patterns/DataTable';
import { Icon } from '@healzy/ui/primitives';
import { Tags, UserCheck, UserRoundCog, UserX } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useRoles } from '../../state/account.ts';
import { usePatientBulk } from './usePatientBulk.ts';

const BulkTagsDialog = lazyPart(async () => (await import('./BulkTagsDialog.tsx')).BulkTagsDialog);
const BulkPrincipalDialog = lazyPart(
  async () => (await import('./BulkPrincipalDialog.tsx')).BulkPrincipalDialog,
);

const NOBODY: DataTableSelection = { kind: 'these', ids: new Set() };

/** The bulk actions on ticked patients, and the dialogs for those that need one. */
export function usePatientListActions(query: PatientsQuery, total: number) {
  const { t } = useTranslation('patients');
  const formats = useFormats();
  const isAdmin = useRoles().includes('ADMIN');
  const asked = JSON.stringify(query);
  const [ticked, setTicked] = useState({ asked, selection: NOBODY });
  // Another list has other patients: nobody out of sight may be changed.
  const selection = ticked.asked === asked ? ticked.selection : NOBODY;
  const setSelection = (next: DataTableSelection) => setTicked({ asked, selection: next });
  const [dialog, setDialog] = useState<{ kind: 'tags' | 'principal'; selection: DataTableSelection } | null>(
    null,
  );
  const change = usePatientBulk(query, () => setSelection(NOBODY));
  const setState = (state: 'ACTIVE' | 'INACTIVE') => (chosen: DataTableSelection) =>
    // The error has already been shown.
    void change(chosen, { state }).catch(() => undefined);
  const open = (kind: 'tags' | 'principal') => (chosen: DataTableSelection) =>
    setDialog({ kind, selection: chosen });
  const actions: DataTableBulkAction[] = [
    {
      id: 'activate',
      label: t('bulk.activate'),
      icon: <Icon icon={UserCheck} />,
      onAction: setState('ACTIVE'),
    },
    {
      id: 'deactivate',
      label: t('bulk.deactivate'),
      icon: <Icon icon={UserX} />,
      onAction: setState('INACTIVE'),
    },
    {
      id: 'tags',
      label: t('bulk.tags'),
      icon: <Icon icon={Tags} />,
      onAction: open('tags'),
    },
    ...(isAdmin
      ? [
          {
            id: 'principal',
            label: t('bulk.principal'),
            icon: <Icon icon={UserRoundCog} />,
            onAction: open('principal'),
          },
        ]
      : []),
  ];
  const Dialog = dialog?.kind === 'tags' ? KnownTagsDialog : BulkPrincipalDialog;
  const dialogs: ReactNode = dialog && (
    <Dialog
      count={
        dialog.selection.kind === 'these' ? dialog.selection.ids.size : total - dialog.selection.ids.size
      }
      onSave={(wanted) => change(dialog.selection, wanted)}
      onClose={() => setDialog(null)}
    />
  );
  const selecting: DataTableSelecting<PatientSummary> = {
    value: selection,
    onChange: setSelection,
    actions,
    labels: {
      row: (patient) => t('select.row', { name: fullName(patient) }),
      all: t('select.all'),
      count: (chosen, of) =>
        t('select.count', {
          count: chosen,
          chosen: formats.number(chosen),
          total: formats.number(of),
        }),
      everything: (of) => t('select.everything', { count: of, total: formats.number(of) }),
      clear: t('select.clear'),
      bar: t('select.bar'),
    },
  };
  return { selecting, dialogs };
}

/** The dialog about tags, with those of the account. */
function KnownTagsDialog(props: Omit<ComponentProps<typeof BulkTagsDialog>, 'known'>) {
  const query = usePatientTags();
  // Options that arrive while typing would discard the typed text.
  if (query.isPending) return null;
  return <BulkTagsDialog {...props} known={query.data?.tags.map(({ label }) => label) ?? []} />;
}

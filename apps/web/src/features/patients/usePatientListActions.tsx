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
  const bulk = usePatientBulk(query, () => setSelection(NOBODY));
  const setState = (state: 'ACTIVE' | 'INACTIVE') => (chosen: DataTableSelection) =>
    // The error has already been shown.
    void bulk.run(chosen, { state }).catch(() => undefined);
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
      onAction: (chosen) => setDialog({ kind: 'tags', selection: chosen }),
    },
    ...(isAdmin
      ? [
          {
            id: 'principal',
            label: t('bulk.principal'),
            icon: <Icon icon={UserRoundCog} />,
            onAction: (chosen: DataTableSelection) => setDialog({ kind: 'principal', selection: chosen }),
          },
        ]
      : []),
  ];
  const close = () => setDialog(null);
  const count =
    dialog &&
    (dialog.selection.kind === 'these' ? dialog.selection.ids.size : total - dialog.selection.ids.size);
  const dialogs: ReactNode = dialog && count !== null && (
    <>
      {dialog.kind === 'tags' && (
        <KnownTagsDialog
          count={count}
          onSave={(change) => bulk.run(dialog.selection, change)}
          onClose={close}
        />
      )}
      {dialog.kind === 'principal' && (
        <BulkPrincipalDialog
          count={count}
          onSave={(change) => bulk.run(dialog.selection, change)}
          onClose={close}
        />
      )}
    </>
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

function KnownTagsDialog(props: Omit<ComponentProps<typeof BulkTagsDialog>, 'known'>) {
  const query = usePatientTags();
  // Options that arrive while typing would discard the typed text.
  if (query.isPending) return null;
  return <BulkTagsDialog {...props} known={query.data?.tags.map(({ label }) => label) ?? []} />;
}

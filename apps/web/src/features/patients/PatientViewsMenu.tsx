import {
  type PatientView,
  type PatientViewSettings,
  useDeletePatientView,
  usePatientViews,
  useSavePatientView,
} from '@healzy/api/patients';
import { Button } from '@healzy/ui/components/Button';
import { Menu, type MenuEntry } from '@healzy/ui/components/Menu';
import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/lazy-part.tsx';
import { notifySuccess, tellFailed } from '../../app/messages.ts';

const SaveViewDialog = lazyPart(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog);

export interface PatientViewsMenuProps {
  /** The current settings of the list. */
  settings: PatientViewSettings;
  onChoose: (settings: PatientViewSettings) => void;
}

/** A key for settings, independent of the order of their parts. */
function keyOf({ filter, sort, columns }: PatientViewSettings): string {
  const parts = Object.entries(filter).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.toSorted() : value,
  ]);
  return JSON.stringify([parts.toSorted(([a], [b]) => String(a).localeCompare(String(b))), sort, columns]);
}

/** The user's saved views: one press restores filters, order and columns. */
export function PatientViewsMenu({ settings, onChoose }: PatientViewsMenuProps) {
  const { t } = useTranslation(['patients', 'app']);
  const [isSaving, setSaving] = useState(false);
  const views = usePatientViews().data?.items ?? [];
  const save = useSavePatientView();
  const remove = useDeletePatientView();
  const current = views.find((view) => keyOf(view.settings) === keyOf(settings));
  const forget = ({ id, ...view }: PatientView) =>
    remove.mutate(id, {
      onSuccess: () =>
        notifySuccess(
          'patientView.delete',
          { name: view.name },
          {
            undo: {
              of: `patient-view/${id}`,
              run: () => save.mutate(view, { onError: (error) => tellFailed('patientView.create', error) }),
            },
          },
        ),
      onError: (error) => tellFailed('patientView.delete', error),
    });
  const entries: MenuEntry[] = [
    {
      kind: 'section',
      id: 'views',
      label: t('views.own'),
      isHidden: views.length === 0,
      entries: views.map((view) => ({
        id: view.id,
        label: view.name,
        isCurrent: view === current,
        onAction: () => onChoose(view.settings),
      })),
    },
    { kind: 'separator', id: 'acts', isHidden: views.length === 0 },
    { id: 'save', label: t('views.save'), icon: BookmarkPlus, onAction: () => setSaving(true) },
    ...(current
      ? [
          {
            id: 'delete',
            label: t('views.delete', { name: current.name }),
            icon: Trash2,
            intent: 'danger' as const,
            onAction: () => forget(current),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu trigger={<Button icon={Bookmark}>{current?.name ?? t('views.open')}</Button>} entries={entries} />
      {isSaving && (
        <SaveViewDialog
          names={views.map(({ name }) => name)}
          initial={current?.name ?? ''}
          onSave={async (name) => {
            await save.mutateAsync({ name, settings });
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}

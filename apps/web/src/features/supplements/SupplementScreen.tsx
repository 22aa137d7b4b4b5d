import { useDuplicateSupplement, useSupplement } from '@healzy/api/supplements';
import { may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { Stack } from '@healzy/ui/primitives';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { notifySuccess, tellFailed } from '../../app/messages.ts';
import { pathTo } from '../../app/paths.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useParam } from '../../app/useParam.ts';
import { useRoles } from '../../state/account.ts';
import { useSupplementLabels } from './useSupplementLabels.ts';

// The table of ingredients is heavy: the name is shown before it.
const SupplementFacts = lazyPart(async () => (await import('./SupplementFacts.tsx')).SupplementFacts);
const SupplementDialog = lazyPart(async () => (await import('./SupplementDialog.tsx')).SupplementDialog);
const DeleteSupplementDialog = lazyPart(
  async () => (await import('./DeleteSupplementDialog.tsx')).DeleteSupplementDialog,
);

/** `/supplementation/:supplementId`: a supplement of the catalogue or of the account. */
export function SupplementScreen() {
  const { t } = useTranslation(['supplements', 'app']);
  const roles = useRoles();
  const query = useSupplement(useParam('supplementId'));
  const labels = useSupplementLabels();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  useOpenIntent('edit', () => setOpen('edit'));
  const supplement = query.data;
  const canWrite = may('updateSupplement', roles) && supplement !== undefined;
  const canEdit = canWrite && supplement.origin === 'PERSONAL';
  const duplicate = useDuplicate(supplement?.id ?? '');
  const copy = { id: 'duplicate', label: t('duplicate'), icon: Copy, onAction: duplicate };
  const remove = {
    id: 'delete',
    label: t('delete.action'),
    icon: Trash2,
    intent: 'danger' as const,
    onAction: () => setOpen('delete'),
  };
  return (
    <>
      <AppScreen
        title={supplement ? labels.name(supplement) : t('one')}
        queries={[query]}
        primaryAction={
          canEdit ? (
            <Button icon={Pencil} intent="primary" onPress={() => setOpen('edit')}>
              {t('edit')}
            </Button>
          ) : (
            canWrite && (
              <Button icon={Copy} onPress={duplicate}>
                {t('duplicate')}
              </Button>
            )
          )
        }
        moreActions={canEdit ? [copy, remove] : []}
      >
        {supplement && (
          <Stack gap="lg">
            <SupplementFacts supplement={supplement} />
          </Stack>
        )}
      </AppScreen>
      {canEdit && open === 'edit' && (
        <SupplementDialog supplement={supplement} onClose={() => setOpen(null)} />
      )}
      {canEdit && open === 'delete' && (
        <DeleteSupplementDialog supplement={supplement} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

function useDuplicate(id: string): () => void {
  const navigate = useNavigate();
  const duplicate = useDuplicateSupplement();
  return () =>
    duplicate.mutate(
      { id, attempt: {} },
      {
        onSuccess: async (copy) => {
          await navigate(pathTo('/supplementation/:supplementId', { supplementId: copy.id }));
          notifySuccess('supplement.create');
        },
        onError: (error) => tellFailed('supplement.create', error),
      },
    );
}

import { use%Record% } from '@healzy/api/%name%';
import { may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Inline } from '@healzy/ui/primitives';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useOpenPatient } from '../../app/open-patient.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useParam } from '../../app/useParam.ts';
import { useRoles } from '../../state/account.ts';

const %Record%Dialog = lazyPart(async () => (await import('./%Record%Dialog.tsx')).%Record%Dialog);
const Delete%Record%Dialog = lazyPart(
  async () => (await import('./Delete%Record%Dialog.tsx')).Delete%Record%Dialog,
);

/** `/patient/:patientId/%name%/:%record%Id`: one %record words%. */
export function %Record%Screen() {
  const { t } = useTranslation(['%name%', 'app']);
  const formats = useFormats();
  const roles = useRoles();
  const patient = useOpenPatient();
  const query = use%Record%(useParam('%record%Id'));
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  useOpenIntent('edit', () => setOpen('edit'));
  const canEdit = may('update%Record%', roles) && patient.data?.access.clinical === 'edit';
  const %record% = query.data;
  const close = () => setOpen(null);

  return (
    <>
      <AppScreen
        title={%record%?.title ?? t('title')}
        queries={[patient, query]}
        primaryAction={
          canEdit && (
            <Inline gap="sm">
              <Button icon={Trash2} intent="danger" onPress={() => setOpen('delete')}>
                {t('delete.action')}
              </Button>
              <Button icon={Pencil} intent="primary" onPress={() => setOpen('edit')}>
                {t('edit')}
              </Button>
            </Inline>
          )
        }
      >
        {%record% && (
          <DescriptionList
            items={[
              { term: t('field.title'), detail: %record%.title },
              { term: t('field.text'), detail: %record%.text ?? t('app:value.none') },
              {
                term: t('field.createdAt'),
                detail: formats.dateTime(%record%.createdAt, patient.data?.timezone),
              },
            ]}
          />
        )}
      </AppScreen>
      {%record% && canEdit && open === 'edit' && (
        <%Record%Dialog patientId={%record%.patientId} %record%={%record%} onClose={close} />
      )}
      {%record% && canEdit && open === 'delete' && <Delete%Record%Dialog %record%={%record%} onClose={close} />}
    </>
  );
}

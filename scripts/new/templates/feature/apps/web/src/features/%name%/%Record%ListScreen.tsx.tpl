import { type %Record%, use%Record%Pages } from '@healzy/api/%name%';
import { may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { ListTable } from '../../app/lists/ListTable.tsx';
import { useOpenPatient } from '../../app/open-patient.ts';
import { pathTo } from '../../app/paths.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useParam } from '../../app/useParam.ts';
import { useRoles } from '../../state/account.ts';
import { use%Record%Columns } from './use%Record%Columns.tsx';

const %Record%Dialog = lazyPart(async () => (await import('./%Record%Dialog.tsx')).%Record%Dialog);

/** `/patient/:patientId/%name%`: the %records words% of a patient, newest first. */
export function %Record%ListScreen() {
  const { t } = useTranslation('%name%');
  const roles = useRoles();
  const patientId = useParam('patientId');
  const patient = useOpenPatient();
  const pages = use%Record%Pages(patientId, { limit: 50 });
  const [isCreating, setCreating] = useState(false);
  useOpenIntent('%record-name%', () => setCreating(true));
  const canCreate = may('create%Record%', roles) && patient.data?.access.clinical === 'edit';
  const create = canCreate && (
    <Button intent="primary" icon={Plus} onPress={() => setCreating(true)}>
      {t('new')}
    </Button>
  );

  return (
    <>
      <AppScreen title={t('title')} queries={[patient]} primaryAction={create || undefined}>
        <ListTable<%Record%>
          pages={pages}
          columns={use%Record%Columns(patient.data?.timezone)}
          getRowId={({ id }) => id}
          getRowHref={({ id }) => pathTo('/patient/:patientId/%name%/:%record%Id', { patientId, %record%Id: id })}
          empty={{ pictogram: 'documents', title: t('empty.title'), text: t('empty.text'), action: create }}
          labels={{ table: t('title'), rowMenu: ({ title }) => title }}
        />
      </AppScreen>
      {isCreating && canCreate && (
        <%Record%Dialog patientId={patientId} onClose={() => setCreating(false)} />
      )}
    </>
  );
}

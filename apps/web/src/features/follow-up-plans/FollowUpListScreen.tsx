import { type FollowUpPlanSummary, useFollowUpPlanPages } from '@healzy/api/follow-up-plans';
import { Button } from '@healzy/ui/components/Button';
import { FiltersBar } from '@healzy/ui/patterns/FiltersBar';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { ListTable } from '../../app/lists/ListTable.tsx';
import { totalOf } from '../../app/lists/paged.ts';
import { useListAddress } from '../../app/lists/useListAddress.ts';
import { useListCount } from '../../app/lists/useListCount.ts';
import { useOpenPatient } from '../../app/open-patient.ts';
import { pathTo } from '../../app/paths.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useParam } from '../../app/useParam.ts';
import { FOLLOW_UP_LIST, queryOf, RUNNING } from './follow-up-values.ts';
import { useFollowUpAccess } from './useFollowUpAccess.ts';
import { useFollowUpColumns } from './useFollowUpColumns.tsx';

const FollowUpDialog = lazyPart(async () => (await import('./FollowUpDialog.tsx')).FollowUpDialog);

/** `/patient/:patientId/plans-list`: the follow-up plans of a patient, newest first. */
export function FollowUpListScreen() {
  const { t } = useTranslation('follow-up-plans');
  const patientId = useParam('patientId');
  const patient = useOpenPatient();
  const { canEdit } = useFollowUpAccess();
  const list = useListAddress(FOLLOW_UP_LIST);
  const pages = useFollowUpPlanPages(patientId, queryOf(list));
  const columns = useFollowUpColumns();
  const count = useListCount(totalOf(pages));
  const [isCreating, setCreating] = useState(false);
  useOpenIntent('follow-up', () => setCreating(true));
  const create = canEdit && (
    <Button intent="primary" icon={Plus} onPress={() => setCreating(true)}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <AppScreen title={t('title')} queries={[patient]} primaryAction={create || undefined}>
        <ListTable<FollowUpPlanSummary>
          pages={pages}
          columns={columns}
          getRowId={({ id }) => id}
          getRowHref={({ id }) =>
            pathTo('/patient/:patientId/plan-detail/:planId', { patientId, planId: id })
          }
          list={list}
          toolbar={
            <FiltersBar
              filters={[
                {
                  kind: 'choice',
                  selectionMode: 'single',
                  id: 'state',
                  label: t('field.state'),
                  options: RUNNING.map((id) => ({ id, label: t(`running.${id}`) })),
                },
              ]}
              values={list.filters}
              onChange={list.filter}
              count={count}
              end={
                <Button intent="quiet" href="/follow-ups">
                  {t('all')}
                </Button>
              }
            />
          }
          empty={{
            pictogram: 'documents',
            title: t('none.title'),
            text: t(canEdit ? 'none.text' : 'none.readText'),
            action: create,
          }}
          noMatch={{ title: t('noMatch.title'), clear: t('noMatch.clear') }}
          labels={{ table: t('title'), rowMenu: ({ type }) => t(`type.${type}`) }}
        />
      </AppScreen>
      {isCreating && canEdit && <FollowUpDialog patientId={patientId} onClose={() => setCreating(false)} />}
    </>
  );
}

import { type NutritionalPlan, useNutritionalPlanPages } from '@healzy/api/nutritional-plans';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { Stack } from '@healzy/ui/primitives';
import { Copy, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { ListTable } from '../../app/lists/ListTable.tsx';
import { useOpenPatient } from '../../app/open-patient.ts';
import { pathTo } from '../../app/paths.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useParam } from '../../app/useParam.ts';
import { type OpenPlanDialog, PlanDialogs } from './PlanDialogs.tsx';
import { usePlanAccess } from './usePlanAccess.ts';
import { usePlanColumns } from './usePlanColumns.tsx';

/** `/patient/:patientId/nutrition/plans`: the nutritional plans of a patient, the latest start first. */
export function PlanListScreen() {
  const { t } = useTranslation('nutritional-plans');
  const patientId = useParam('patientId');
  const patient = useOpenPatient();
  const { canEdit, today } = usePlanAccess();
  const pages = useNutritionalPlanPages(patientId, { limit: 50 });
  const [open, setOpen] = useState<OpenPlanDialog | null>(null);
  useOpenIntent('plan', () => setOpen({ what: 'create' }));
  const create = canEdit && (
    <Button intent="primary" icon={Plus} onPress={() => setOpen({ what: 'create' })}>
      {t('new')}
    </Button>
  );
  const action = (what: 'edit' | 'copy' | 'delete') => (plan: NutritionalPlan) => setOpen({ what, plan });
  return (
    <>
      <AppScreen title={t('title')} queries={[patient]} primaryAction={create || undefined}>
        <Stack gap="md">
          {patient.data && !canEdit && <Banner tone="info" title={t('readOnly')} />}
          <ListTable<NutritionalPlan>
            pages={pages}
            columns={usePlanColumns(today)}
            getRowId={({ id }) => id}
            getRowHref={({ id }) =>
              pathTo('/patient/:patientId/nutrition/plans/:nutritionalPlan/patient-data', {
                patientId,
                nutritionalPlan: id,
              })
            }
            actions={
              canEdit
                ? [
                    {
                      id: 'edit',
                      label: t('action.edit'),
                      icon: <Pencil size={16} aria-hidden />,
                      onAction: action('edit'),
                    },
                    {
                      id: 'copy',
                      label: t('action.duplicate'),
                      icon: <Copy size={16} aria-hidden />,
                      onAction: action('copy'),
                    },
                    {
                      id: 'delete',
                      label: t('action.delete'),
                      icon: <Trash2 size={16} aria-hidden />,
                      onAction: action('delete'),
                    },
                  ]
                : []
            }
            empty={{
              pictogram: 'documents',
              title: t('empty.title'),
              text: t(canEdit ? 'empty.text' : 'empty.readText'),
              action: create,
            }}
            labels={{ table: t('list'), rowMenu: ({ name }) => t('rowMenu', { name }) }}
          />
        </Stack>
      </AppScreen>
      {canEdit && (
        <PlanDialogs open={open} patientId={patientId} today={today} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

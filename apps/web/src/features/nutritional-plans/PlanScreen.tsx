import { type NutritionalPlan, useNutritionalPlan } from '@healzy/api/nutritional-plans';
import { Banner } from '@healzy/ui/components/Banner';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen, type LoadingPart } from '../../app/AppScreen.tsx';
import { loadWords } from '../../app/i18n.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { modules } from '../../app/modules.ts';
import { useOpenPatient } from '../../app/open-patient.ts';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useParam } from '../../app/useParam.ts';
import { type OpenPlanDialog, PlanDialogs } from './PlanDialogs.tsx';
import { PlanTabs } from './PlanTabs.tsx';
import { usePlanAccess } from './usePlanAccess.ts';
import { usePlanLabels } from './usePlanLabels.ts';

// Another feature says what follows from a change of the plan.
const PlanNotice = lazyPart(async () => {
  const part = modules().find(({ planNotice }) => planNotice !== undefined)?.planNotice;
  if (part === undefined) return () => null;
  const [Notice] = await Promise.all([part.load(), loadWords(part.namespaces)]);
  return Notice;
}, null);

export interface PlanScreenProps {
  /** What the page needs besides the plan and the patient. */
  queries?: readonly LoadingPart[];
  primaryAction?: ReactNode;
  children: (plan: NutritionalPlan, access: { canEdit: boolean; today: string }) => ReactNode;
}

/**
 * A page of a nutritional plan: its name, its dates, the tabs of its pages, and what can be done with the whole plan.
 * The page loads the namespace `nutritional-plans`.
 */
export function PlanScreen({ queries = [], primaryAction, children }: PlanScreenProps) {
  const { t } = useTranslation(['nutritional-plans', 'app']);
  const labels = usePlanLabels();
  const patientId = useParam('patientId');
  const patient = useOpenPatient();
  const query = useNutritionalPlan(useParam('nutritionalPlan'));
  const access = usePlanAccess();
  const { canEdit, today } = access;
  const [open, setOpen] = useState<OpenPlanDialog['what'] | null>(null);
  useOpenIntent('edit', () => setOpen('edit'));
  useOpenIntent('copy', () => setOpen('copy'));
  const plan = query.data;
  const act = (id: 'edit' | 'copy' | 'delete', label: string, icon: typeof Copy) => ({
    id,
    label,
    icon,
    onAction: () => setOpen(id),
    ...(id === 'delete' ? { intent: 'danger' as const } : {}),
  });
  return (
    <>
      <AppScreen
        title={plan?.name ?? t('app:place.nutritionalPlan')}
        queries={[patient, query, ...queries]}
        tabs={<PlanTabs />}
        primaryAction={primaryAction}
        moreActions={
          canEdit
            ? [
                act('edit', t('action.edit'), Pencil),
                act('copy', t('action.duplicate'), Copy),
                act('delete', t('action.delete'), Trash2),
              ]
            : []
        }
      >
        {plan && patient.data && (
          <Stack gap="lg">
            <Inline gap="sm">
              <StatusPill {...labels.phase(plan, today)} />
              <Text tone="muted">
                {labels.period(plan)} · {t('weeks', { count: plan.weeks })}
              </Text>
            </Inline>
            {!canEdit && <Banner tone="info" title={t('readOnly')} />}
            <PlanNotice plan={plan} today={today} canEdit={canEdit} />
            {children(plan, access)}
          </Stack>
        )}
      </AppScreen>
      {canEdit && plan && (
        <PlanDialogs
          open={open && { what: open, plan }}
          patientId={patientId}
          today={today}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

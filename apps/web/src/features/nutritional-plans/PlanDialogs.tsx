import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import { lazyPart } from '../../app/lazy-part.tsx';

const PlanPeriodDialog = lazyPart(async () => (await import('./PlanPeriodDialog.tsx')).PlanPeriodDialog);
const DeletePlanDialog = lazyPart(async () => (await import('./DeletePlanDialog.tsx')).DeletePlanDialog);

/** What is done with a plan in a dialog. */
export interface OpenPlanDialog {
  what: 'create' | 'edit' | 'copy' | 'delete';
  /** Which plan; none for a new one. */
  plan?: NutritionalPlan;
}

export interface PlanDialogsProps {
  open: OpenPlanDialog | null;
  patientId: string;
  today: string;
  onClose: () => void;
}

/** The dialog that is open, if any. */
export function PlanDialogs({ open, ...rest }: PlanDialogsProps) {
  if (open === null) return null;
  const { what, plan } = open;
  if (what === 'delete') return plan ? <DeletePlanDialog plan={plan} onClose={rest.onClose} /> : null;
  return <PlanPeriodDialog {...rest} {...(plan ? { plan } : {})} isCopy={what === 'copy'} />;
}

import type { CardSources } from '../../contributions/cards.ts';
import { OF_PATIENT, type RecordSources } from '../../contributions/record.ts';
import { ofPlan, type StepProofs } from '../../contributions/step-proofs.ts';
import { ofPatient, type TimelineSources } from '../../contributions/timeline.ts';
import { nutritionalPlans } from './plan-rows.ts';

export { demo } from './demo.ts';

export const timeline = {
  NUTRITIONAL_PLAN_ADDED: {
    subject: 'x.id',
    at: 'x.created_at',
    user: 'x.created_by',
    title: 'x.name',
    from: `FROM ${nutritionalPlans.name} x WHERE ${ofPatient('x')}`,
  },
} satisfies TimelineSources;

const made = (from: string, to: string, within: (patientId: string) => string) =>
  `(SELECT count(*) FROM nutritional_plans n WHERE n.account_id = $1 AND n.created_at >= ${from}
    AND n.created_at < ${to} AND ${within('n.patient_id')})`;

export const cards = {
  PLANS_MADE: {
    value: (within) => made('($3::timestamptz[])[1]', '$5::timestamptz', within),
    before: (within) => made('$4::timestamptz', '($3::timestamptz[])[1]', within),
  },
} satisfies CardSources;

export const stepProofs = {
  NUTRITIONAL_PLAN_CREATED: {
    subject: 'n.id',
    at: 'n.created_at',
    title: 'n.name',
    from: () => `FROM nutritional_plans n WHERE ${ofPlan('n')}`,
  },
} satisfies StepProofs;

/** What a transfer includes; erasing the patient rewrites the table because of its patient column. */
export const recordSections: RecordSources = {
  // Ids are new after a transfer: of plans made at once, they alone would change the order.
  nutritionalPlans: {
    table: nutritionalPlans.name,
    of: OF_PATIENT,
    order: 'x.created_at, x.start_date, x.id',
  },
};

import type { CardSources } from '../../contributions/cards.ts';

const made = (from: string, to: string, within: (patientId: string) => string) =>
  `(SELECT count(*) FROM nutritional_plans n WHERE n.account_id = $1 AND n.created_at >= ${from}
    AND n.created_at < ${to} AND ${within('n.patient_id')})`;

export const cards = {
  PLANS_MADE: {
    value: (within) => made('($3::timestamptz[])[1]', '$5::timestamptz', within),
    before: (within) => made('$4::timestamptz', '($3::timestamptz[])[1]', within),
  },
} satisfies CardSources;

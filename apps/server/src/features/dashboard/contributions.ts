import type { CardSources } from '../../contributions/cards.ts';

/** The figures about the patients themselves. */
export const cards = {
  ACTIVE_PATIENTS: {
    value: () => '(SELECT now FROM standing)',
    before: () => '(SELECT before FROM standing)',
  },
  PATIENTS_WITH_TEST: {
    value: (within) => `(SELECT count(DISTINCT t.patient_id) FROM medical_tests t
      WHERE t.account_id = $1 AND t.state = 'IN_PROGRESS' AND ${within('t.patient_id')})`,
  },
  NEW_PATIENTS: {
    value: () =>
      `(SELECT coalesce(sum(first), 0) FROM steps WHERE part BETWEEN 1 AND cardinality($3::timestamptz[]) - 1)`,
    before: () => `(SELECT count(*) FROM spans WHERE is_first AND starts >= $4::timestamptz
      AND starts < ($3::timestamptz[])[1])`,
  },
} satisfies CardSources;

export const stayingTables = ['worklist_reviews'];

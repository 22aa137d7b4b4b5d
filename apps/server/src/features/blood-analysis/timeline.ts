import { ofPatient, type TimelineSources } from '../../contributions/timeline.ts';

export const timeline = {
  BLOOD_RESULTS_SAVED: {
    subject: 't.id',
    at: 'b.updated_at',
    user: 'b.updated_by',
    title: 't.name',
    from: `FROM blood_results b JOIN medical_tests t ON t.account_id = $1 AND t.id = b.medical_test_id
      WHERE ${ofPatient('t')} AND b.account_id = $1 AND b.values <> '[]'::jsonb`,
  },
} satisfies TimelineSources;

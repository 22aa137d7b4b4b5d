import { ofPatient, type TimelineSources } from '../contributions/timeline.ts';

export const timeline = {
  CGM_DATA_ADDED: {
    subject: 't.id',
    at: 'i.created_at',
    user: 'i.created_by',
    title: 't.name',
    from: `FROM cgm_imports i JOIN medical_tests t ON t.account_id = $1 AND t.id = i.medical_test_id
      WHERE ${ofPatient('t')} AND i.account_id = $1`,
  },
} satisfies TimelineSources;

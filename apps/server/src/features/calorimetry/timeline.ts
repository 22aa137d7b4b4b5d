import { ofPatient, type TimelineSource, type TimelineSources } from '../../contributions/timeline.ts';

const entry = (at: string, user: string): TimelineSource => ({
  subject: 't.id',
  at: `c.${at}`,
  user: `c.${user}`,
  title: 't.name',
  from: `FROM calorimetry_tests c JOIN medical_tests t ON t.account_id = $1 AND t.id = c.medical_test_id
    WHERE ${ofPatient('c')} AND c.${at} IS NOT NULL`,
});

export const timeline = {
  CALORIMETRY_RECORDED: entry('imported_at', 'imported_by'),
  RESTING_ENERGY_USED: entry('plan_used_at', 'plan_used_by'),
} satisfies TimelineSources;

import { ofPatient, type TimelineSource, type TimelineSources } from '../../contributions/timeline.ts';

const sensor = (at: string, by?: string): TimelineSource => ({
  subject: 's.medical_test_id',
  at: `s.${at}`,
  ...(by === undefined ? {} : { user: by }),
  title: 's.model',
  code: 's.body_site',
  from: `FROM cgm_sensors s JOIN medical_tests t ON t.account_id = $1 AND t.id = s.medical_test_id
    WHERE ${ofPatient('t')} AND s.account_id = $1 AND s.${at} IS NOT NULL`,
});

export const timeline = {
  CGM_DATA_ADDED: {
    subject: 't.id',
    at: 'i.created_at',
    user: 'i.created_by',
    title: 't.name',
    from: `FROM cgm_imports i JOIN medical_tests t ON t.account_id = $1 AND t.id = i.medical_test_id
      WHERE ${ofPatient('t')} AND i.account_id = $1`,
  },
  SENSOR_PLACED: sensor('placed_at', 's.created_by'),
  SENSOR_REMOVED: sensor('removed_at'),
} satisfies TimelineSources;

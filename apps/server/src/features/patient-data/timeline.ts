import { BODY_MAGNITUDE_IDS } from '@healzy/domain/patient-data';
import { ofPatient, type TimelineSource, type TimelineSources } from '../../contributions/timeline.ts';
import { columnOf } from '../../platform/db/field-names.ts';

const intake = (at: string, user: string, state?: string): TimelineSource => ({
  subject: 'i.id',
  at: `i.${at}`,
  user,
  from: `FROM intakes i WHERE ${ofPatient('i')} AND i.${at} IS NOT NULL${state ? ` AND i.state = '${state}'` : ''}`,
});

const IS_SAME_DAY = '((m.created_at AT TIME ZONE p.timezone)::date = m.measured_on)';

export const timeline = {
  MEASURED: {
    subject: 'm.id',
    // For another day the hour is unknown: noon is used. For the same day it is the time of entry.
    at: `CASE WHEN ${IS_SAME_DAY} THEN m.created_at ELSE (m.measured_on + time '12:00') AT TIME ZONE p.timezone END`,
    day: `CASE WHEN NOT ${IS_SAME_DAY} THEN m.measured_on END`,
    user: 'm.created_by',
    figures: `json_build_object(${BODY_MAGNITUDE_IDS.map((id) => `'${id}', m.${columnOf(id)}`).join(', ')})`,
    from: `FROM body_measurements m JOIN patients p ON p.account_id = $1 AND p.id = m.patient_id WHERE ${ofPatient('m')}`,
  },
  DATA_ANSWERED: {
    subject: 'v.patient_id',
    at: 'v.created_at',
    user: 'v.author_id',
    code: 'v.section',
    from: `FROM patient_data_versions v WHERE ${ofPatient('v')}`,
  },
  INTAKE_SENT: intake('created_at', 'i.created_by'),
  INTAKE_SUBMITTED: intake('submitted_at', 'NULL'),
  INTAKE_ACCEPTED: intake('decided_at', 'i.decided_by', 'ACCEPTED'),
  INTAKE_DECLINED: intake('decided_at', 'i.decided_by', 'DECLINED'),
} satisfies TimelineSources;

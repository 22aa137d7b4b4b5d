import { ofPatient, type TimelineSources } from '../contributions/timeline.ts';

export const timeline = {
  // One entry for each day of the patient, at its newest message: a chat may have thousands.
  CHAT_WRITTEN: {
    subject: 'x.id',
    at: 'x.at',
    title: 'x.count',
    from: `FROM (SELECT (array_agg(m.id ORDER BY m.sequence DESC))[1] AS id, max(m.created_at) AS at, count(*) AS count
      FROM chat_messages m JOIN patients p ON p.account_id = m.account_id AND p.id = m.patient_id
      WHERE ${ofPatient('m')} GROUP BY (m.created_at AT TIME ZONE coalesce(p.timezone, 'UTC'))::date) x`,
  },
} satisfies TimelineSources;

import { ofPatient, type TimelineSources } from '../../contributions/timeline.ts';

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
  CHAT_LINK_SENT: {
    subject: 'l.id',
    at: 'l.created_at',
    user: 'l.created_by',
    code: 'l.delivery',
    title: 'l.sent_to',
    from: `FROM chat_links l WHERE ${ofPatient('l')} AND l.sent_to IS NOT NULL`,
  },
} satisfies TimelineSources;

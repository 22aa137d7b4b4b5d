import { ofPatient, type TimelineSource, type TimelineSources } from '../../contributions/timeline.ts';

const signed = (condition: string): TimelineSource => ({
  subject: 'n.id',
  at: 'v.signed_at',
  user: 'v.author_id',
  title: 'v.title',
  from: `FROM notes n JOIN note_versions v ON v.account_id = $1 AND v.note_id = n.id
    WHERE ${ofPatient('n')} AND n.deleted_at IS NULL AND ${condition}`,
});

export const timeline = {
  NOTE_WRITTEN: signed('v.version = 1'),
  NOTE_CHANGED: signed('v.version > 1'),
} satisfies TimelineSources;

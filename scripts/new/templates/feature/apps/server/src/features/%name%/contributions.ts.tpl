import { OF_PATIENT, type RecordSources } from '../../contributions/record.ts';
import { ofPatient, type TimelineSources } from '../../contributions/timeline.ts';
import { %records% } from './%record-name%-rows.ts';

export { demo } from './demo.ts';

export const timeline = {
  %RECORD%_ADDED: {
    subject: 'x.id',
    at: 'x.created_at',
    user: 'x.created_by',
    title: 'x.title',
    from: `FROM ${%records%.name} x WHERE ${ofPatient('x')}`,
  },
} satisfies TimelineSources;

/** What a transfer includes; erasing the patient rewrites the table because of its patient column. */
export const recordSections: RecordSources = {
  %records%: { table: %records%.name, of: OF_PATIENT, order: 'x.created_at, x.id' },
};

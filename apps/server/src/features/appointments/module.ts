import { recordsIn } from '../../contributions/citations.ts';
import { defineModule, handlersIn } from '../../module.ts';
import * as attendance from './attendance.ts';
import * as changes from './changes.ts';
import * as feed from './feed.ts';
import { handOver } from './hand-over.ts';
import * as list from './list.ts';
import * as held from './held.ts';
import { remindPatients } from './notices.ts';
import * as workingHours from './working-hours.ts';
import { readNextAppointment } from './summary.ts';
import { timeline } from './timeline.ts';
import { visits } from './visits.ts';
import { erasure, recordSections } from './record.ts';
import { notifications } from './notifications.ts';
import { worklist } from './worklist.ts';
import { demo } from './demo.ts';
import { stepProofs } from './step-proofs.ts';

export const appointments = defineModule({
  name: 'appointments',
  handlers: handlersIn(attendance, changes, feed, list, held, workingHours),
  timeline,
  citations: { APPOINTMENT: recordsIn('appointments', 'identity') },
  visits,
  summary: { nextAppointment: readNextAppointment },
  worklist,
  notifications,
  everyMinute: remindPatients,
  stepProofs,
  recordSections,
  erasure,
  stayingTables: ['appointment_notices'],
  handOver,
  demo,
  setup: { HOURS: 'SELECT EXISTS (SELECT 1 FROM working_hours WHERE account_id = $1)' },
});

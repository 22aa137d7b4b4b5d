import { defineModule } from '../module.ts';
import { cancelAppointment, createAppointment, restoreAppointment, updateAppointment } from './changes.ts';
import { getCalendarFeed, removeCalendarFeed, renewCalendarFeed } from './feed.ts';
import { handOver } from './hand-over.ts';
import { getAppointment, listAppointments } from './list.ts';
import { answerHeldAppointment, openHeldAppointment } from './held.ts';
import { remindPatients } from './notices.ts';
import { listWorkingHours, updateWorkingHours } from './working-hours.ts';
import { readNextAppointment } from './summary.ts';
import { citations } from './citations.ts';
import { timeline } from './timeline.ts';
import { visits } from './visits.ts';
import { erasure, recordSections } from './record.ts';
import { notifications } from './notifications.ts';
import { worklist } from './worklist.ts';
import { demo } from './demo.ts';
import { stepProofs } from './step-proofs.ts';

export const appointments = defineModule({
  name: 'appointments',
  handlers: [
    listAppointments,
    getAppointment,
    createAppointment,
    updateAppointment,
    cancelAppointment,
    restoreAppointment,
    getCalendarFeed,
    renewCalendarFeed,
    removeCalendarFeed,
    listWorkingHours,
    updateWorkingHours,
    openHeldAppointment,
    answerHeldAppointment,
  ],
  timeline,
  citations,
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
});

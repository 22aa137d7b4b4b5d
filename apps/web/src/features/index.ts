import { registerModules } from '../app/modules.ts';
import { accountsModule } from './accounts/module.ts';
import { appointmentsModule } from './appointments/module.ts';
import { auditLogModule } from './audit-log/module.ts';
import { bloodAnalysisModule } from './blood-analysis/module.ts';
import { calorimetryModule } from './calorimetry/module.ts';
import { cgmModule } from './cgm/module.ts';
import { chatsModule } from './chats/module.ts';
import { dashboardModule } from './dashboard/module.ts';
import { dishesModule } from './dishes/module.ts';
import { documentsModule } from './documents/module.ts';
import { followUpPlansModule } from './follow-up-plans/module.ts';
import { foodsModule } from './foods/module.ts';
import { medicalTestsModule } from './medical-tests/module.ts';
import { menusModule } from './menus/module.ts';
import { notesModule } from './notes/module.ts';
import { notificationsModule } from './notifications/module.ts';
import { nutritionalPlansModule } from './nutritional-plans/module.ts';
import { patientDataModule } from './patient-data/module.ts';
import { patientErasureModule } from './patient-erasure/module.ts';
import { patientTransferModule } from './patient-transfer/module.ts';
import { patientsModule } from './patients/module.ts';
import { profileModule } from './profile/module.ts';
import { supplementsModule } from './supplements/module.ts';
import { supportModule } from './support/module.ts';
import { surveysModule } from './surveys/module.ts';
import { usersModule } from './users/module.ts';
import { wearablesModule } from './wearables/module.ts';

// Every feature of the product: the only place that names them all.
registerModules([
  accountsModule,
  appointmentsModule,
  auditLogModule,
  bloodAnalysisModule,
  calorimetryModule,
  cgmModule,
  chatsModule,
  dashboardModule,
  dishesModule,
  documentsModule,
  followUpPlansModule,
  foodsModule,
  medicalTestsModule,
  menusModule,
  notesModule,
  notificationsModule,
  nutritionalPlansModule,
  patientDataModule,
  patientErasureModule,
  patientTransferModule,
  patientsModule,
  profileModule,
  supplementsModule,
  supportModule,
  surveysModule,
  usersModule,
  wearablesModule,
]);

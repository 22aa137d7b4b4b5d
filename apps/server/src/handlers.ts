import * as accounts from './accounts/handlers.ts';
import * as appointmentChanges from './appointments/changes.ts';
import * as calendarFeed from './appointments/feed.ts';
import * as appointmentList from './appointments/list.ts';
import * as workingHours from './appointments/working-hours.ts';
import { recordChartExport } from './audit-log/chart-exports.ts';
import * as auditLog from './audit-log/handlers.ts';
import * as carryDeletion from './carry/deletion.ts';
import * as carryErasure from './carry/erasure.ts';
import * as carryExports from './carry/exports.ts';
import * as carryImports from './carry/imports.ts';
import * as cgmEvents from './cgm/events.ts';
import * as cgmFigures from './cgm/figures.ts';
import * as cgmImports from './cgm/imports.ts';
import * as dashboard from './dashboard/figures.ts';
import * as reviews from './dashboard/reviews.ts';
import * as worklist from './dashboard/worklist.ts';
import * as documents from './documents/handlers.ts';
import * as patientDocuments from './documents/patient-documents.ts';
import type { Handlers } from './http/calls.ts';
import * as medicalTests from './medical-tests/handlers.ts';
import * as noteChanges from './notes/changes.ts';
import * as noteList from './notes/list.ts';
import * as heldIntake from './patient-data/held-intake.ts';
import * as intakeDecisions from './patient-data/intake-decisions.ts';
import * as intakes from './patient-data/intakes.ts';
import * as bodyMeasurements from './patient-data/measurements.ts';
import * as patientBulk from './patients/bulk.ts';
import * as patientBulkUndo from './patients/bulk-undo.ts';
import * as patientAccessList from './patients/access-list.ts';
import * as importBeginning from './patients/imports/beginning.ts';
import * as importCheck from './patients/imports/check.ts';
import * as importProblems from './patients/imports/problems.ts';
import * as importRun from './patients/imports/run.ts';
import * as importUndo from './patients/imports/undo.ts';
import * as patientChanges from './patients/changes.ts';
import * as patientExport from './patients/export.ts';
import * as patientData from './patient-data/handlers.ts';
import * as patientDataVersions from './patient-data/versions.ts';
import * as patientList from './patients/list.ts';
import * as patientState from './patients/state.ts';
import * as patientSummary from './patients/summary.ts';
import * as patientTimeline from './patients/timeline.ts';
import * as similarPatients from './patients/similar.ts';
import * as patientTags from './patients/tags.ts';
import * as patientViews from './patients/views.ts';
import * as profile from './profile/handlers.ts';
import * as preferences from './profile/preferences.ts';
import * as draftKey from './session/draft-key.ts';
import * as supportConversations from './support/conversations.ts';
import * as supportMessenger from './support/messenger.ts';
import * as ownSecurity from './session/own-security.ts';
import * as ownSessions from './session/own-sessions.ts';
import * as userChanges from './users/changes.ts';
import * as userCreation from './users/creation.ts';
import * as userList from './users/list.ts';
import * as userRemoval from './users/removal.ts';
import * as userResending from './users/resending.ts';

/** The handler of every operation of the contract; one that is missing does not compile. */
export const handlers: Handlers = {
  listMyAccounts: accounts.listMyAccounts,
  getAccount: accounts.getAccount,
  updateAccount: accounts.updateAccount,
  createDocument: documents.createDocument,
  deleteDocument: documents.deleteDocument,
  getDocumentUploadUrl: documents.getDocumentUploadUrl,
  getDocumentContentUrl: documents.getDocumentContentUrl,
  listPatientDocuments: patientDocuments.listPatientDocuments,
  replacePatientDocument: patientDocuments.replacePatientDocument,
  getOwnSecurity: ownSecurity.getOwnSecurity,
  startTotp: ownSecurity.startTotp,
  confirmTotp: ownSecurity.confirmTotp,
  removeTotp: ownSecurity.removeTotp,
  renewRecoveryCodes: ownSecurity.renewRecoveryCodes,
  startPasskey: ownSecurity.startPasskey,
  addPasskey: ownSecurity.addPasskey,
  removePasskey: ownSecurity.removePasskey,
  changeOwnPassword: ownSecurity.changeOwnPassword,
  getOwnProfile: profile.getOwnProfile,
  updateOwnProfile: profile.updateOwnProfile,
  getOwnPreferences: preferences.getOwnPreferences,
  updateOwnPreferences: preferences.updateOwnPreferences,
  getDraftKey: draftKey.getDraftKey,
  getUser: userList.getUser,
  listUsers: userList.listUsers,
  getUsersInfo: userList.getUsersInfo,
  createUser: userCreation.createUser,
  updateUser: userChanges.updateUser,
  deleteUser: userRemoval.deleteUser,
  resendInvitation: userResending.resendInvitation,
  listOwnSessions: ownSessions.listOwnSessions,
  endOwnSession: ownSessions.endOwnSession,
  endOtherSessions: ownSessions.endOtherSessions,
  listAuditLogs: auditLog.listAuditLogs,
  exportAuditLogs: auditLog.exportAuditLogs,
  recordChartExport,
  getDashboard: dashboard.getDashboard,
  listWorklist: worklist.listWorklist,
  reviewWorklistLine: reviews.reviewWorklistLine,
  undoWorklistReview: reviews.undoWorklistReview,
  listPatients: patientList.listPatients,
  getPatient: patientList.getPatient,
  createPatient: patientChanges.createPatient,
  updatePatient: patientChanges.updatePatient,
  deletePatient: carryDeletion.deletePatient,
  restorePatient: carryDeletion.restorePatient,
  listDeletedPatients: carryDeletion.listDeletedPatients,
  erasePatient: carryErasure.erasePatient,
  exportPatientRecord: carryExports.exportPatientRecord,
  exportPatientFhir: carryExports.exportPatientFhir,
  importPatientRecord: carryImports.importPatientRecord,
  createPatientImport: importBeginning.createPatientImport,
  listPatientImports: importBeginning.listPatientImports,
  getPatientImport: importBeginning.getPatientImport,
  discardPatientImport: importBeginning.discardPatientImport,
  checkPatientImport: importCheck.checkPatientImport,
  listPatientImportProblems: importProblems.listPatientImportProblems,
  exportPatientImportProblems: importProblems.exportPatientImportProblems,
  runPatientImport: importRun.runPatientImport,
  undoPatientImport: importUndo.undoPatientImport,
  getPatientSummary: patientSummary.getPatientSummary,
  listPatientTimeline: patientTimeline.listPatientTimeline,
  listPatientAccess: patientAccessList.listPatientAccess,
  setPatientState: patientState.setPatientState,
  setPatientSpecialists: patientState.setPatientSpecialists,
  exportPatients: patientExport.exportPatients,
  changePatients: patientBulk.changePatients,
  undoPatientChanges: patientBulkUndo.undoPatientChanges,
  findSimilarPatients: similarPatients.findSimilarPatients,
  listPatientTags: patientTags.listPatientTags,
  listPatientViews: patientViews.listPatientViews,
  savePatientView: patientViews.savePatientView,
  deletePatientView: patientViews.deletePatientView,
  listNotes: noteList.listNotes,
  createNote: noteChanges.createNote,
  getNote: noteList.getNote,
  updateNote: noteChanges.updateNote,
  deleteNote: noteChanges.deleteNote,
  restoreNote: noteChanges.restoreNote,
  listNoteVersions: noteList.listNoteVersions,
  getPatientData: patientData.getPatientData,
  updatePatientData: patientData.updatePatientData,
  listPatientDataVersions: patientDataVersions.listPatientDataVersions,
  listAppointments: appointmentList.listAppointments,
  getAppointment: appointmentList.getAppointment,
  createAppointment: appointmentChanges.createAppointment,
  updateAppointment: appointmentChanges.updateAppointment,
  cancelAppointment: appointmentChanges.cancelAppointment,
  restoreAppointment: appointmentChanges.restoreAppointment,
  getCalendarFeed: calendarFeed.getCalendarFeed,
  renewCalendarFeed: calendarFeed.renewCalendarFeed,
  removeCalendarFeed: calendarFeed.removeCalendarFeed,
  listWorkingHours: workingHours.listWorkingHours,
  updateWorkingHours: workingHours.updateWorkingHours,
  createIntake: intakes.createIntake,
  listIntakes: intakes.listIntakes,
  getIntake: intakes.getIntake,
  withdrawIntake: intakes.withdrawIntake,
  acceptIntake: intakeDecisions.acceptIntake,
  declineIntake: intakeDecisions.declineIntake,
  openIntake: heldIntake.openIntake,
  saveIntake: heldIntake.saveIntake,
  submitIntake: heldIntake.submitIntake,
  listBodyMeasurements: bodyMeasurements.listBodyMeasurements,
  createBodyMeasurement: bodyMeasurements.createBodyMeasurement,
  updateBodyMeasurement: bodyMeasurements.updateBodyMeasurement,
  deleteBodyMeasurement: bodyMeasurements.deleteBodyMeasurement,
  listMedicalTests: medicalTests.listMedicalTests,
  getMedicalTest: medicalTests.getMedicalTest,
  createMedicalTest: medicalTests.createMedicalTest,
  cancelMedicalTest: medicalTests.cancelMedicalTest,
  importCgmFile: cgmImports.importCgmFile,
  listCgmImports: cgmImports.listCgmImports,
  undoCgmImport: cgmImports.undoCgmImport,
  getCgmReadings: cgmFigures.getCgmReadings,
  getCgmScores: cgmFigures.getCgmScores,
  getCgmHeatMap: cgmFigures.getCgmHeatMap,
  listCgmEvents: cgmEvents.listCgmEvents,
  createCgmEvent: cgmEvents.createCgmEvent,
  deleteCgmEvent: cgmEvents.deleteCgmEvent,
  getSupportMessenger: supportMessenger.getSupportMessenger,
  listSupportConversations: supportConversations.listSupportConversations,
  listSupportMessages: supportConversations.listSupportMessages,
  createSupportMessage: supportConversations.createSupportMessage,
  markSupportRead: supportConversations.markSupportRead,
};

import { ROLES, STAFF_ROLES, holdsAny, type Role } from './roles.ts';

const SIGNED_IN = ROLES;
const STAFF = STAFF_ROLES;
const ADMIN = ['ADMIN'] as const;
/** Reads of results: administrators read everything, receptionists no result. */
const CLINICAL_READ = ['ADMIN', 'SPECIALIST'] as const;
/** Specialists say their own hours, administrators everybody's (`managesHoursOf`). */
const WHOSE_HOURS = ['ADMIN', 'SPECIALIST'] as const;
/** A link opens these calls, to anybody who holds it; roles neither help nor hinder. */
const WHO_HOLDS_A_LINK = ROLES;
/** Clinical work is a specialist's; which patients, `patientAccess` says. */
const CLINICAL_WORK = ['SPECIALIST'] as const;

/**
 * Who may call which operation of the contract: the key is the operationId. Holding a role here is necessary, not
 * sufficient: the record decides too (`patientAccess`, `documentAccess`).
 */
export const ACTION_ROLES = {
  listMyAccounts: SIGNED_IN,
  getOwnProfile: SIGNED_IN,
  updateOwnProfile: SIGNED_IN,
  getOwnSecurity: SIGNED_IN,
  startTotp: SIGNED_IN,
  confirmTotp: SIGNED_IN,
  removeTotp: SIGNED_IN,
  renewRecoveryCodes: SIGNED_IN,
  startPasskey: SIGNED_IN,
  addPasskey: SIGNED_IN,
  removePasskey: SIGNED_IN,
  changeOwnPassword: SIGNED_IN,
  listOwnSessions: SIGNED_IN,
  endOwnSession: SIGNED_IN,
  endOtherSessions: SIGNED_IN,
  getOwnPreferences: SIGNED_IN,
  updateOwnPreferences: SIGNED_IN,
  getDraftKey: STAFF,

  getAccount: STAFF,
  updateAccount: ADMIN,

  createDocument: STAFF,
  deleteDocument: STAFF,
  getDocumentUploadUrl: STAFF,
  getDocumentContentUrl: STAFF,
  listPatientDocuments: STAFF,
  replacePatientDocument: STAFF,

  getUser: STAFF,
  listUsers: STAFF,
  getUsersInfo: STAFF,
  createUser: ADMIN,
  updateUser: ADMIN,
  deleteUser: ADMIN,
  resendInvitation: ADMIN,
  listAuditLogs: ADMIN,
  exportAuditLogs: ADMIN,
  recordChartExport: STAFF,

  getDashboard: STAFF,
  listWorklist: STAFF,
  reviewWorklistLine: STAFF,
  undoWorklistReview: STAFF,

  listPatients: STAFF,
  createPatient: STAFF,
  getPatient: STAFF,
  updatePatient: STAFF,
  deletePatient: STAFF,
  restorePatient: STAFF,
  listDeletedPatients: ADMIN,
  erasePatient: ADMIN,
  exportPatientRecord: CLINICAL_READ,
  exportPatientFhir: CLINICAL_READ,
  importPatientRecord: CLINICAL_READ,
  createPatientImport: STAFF,
  listPatientImports: STAFF,
  getPatientImport: STAFF,
  discardPatientImport: STAFF,
  checkPatientImport: STAFF,
  listPatientImportProblems: STAFF,
  exportPatientImportProblems: STAFF,
  runPatientImport: STAFF,
  undoPatientImport: STAFF,
  getPatientSummary: STAFF,
  listPatientTimeline: STAFF,
  setPatientState: STAFF,
  setPatientSpecialists: ADMIN,
  listPatientAccess: ADMIN,
  exportPatients: STAFF,
  changePatients: STAFF,
  undoPatientChanges: STAFF,
  findSimilarPatients: STAFF,
  listPatientTags: STAFF,
  listPatientViews: STAFF,
  savePatientView: STAFF,
  deletePatientView: STAFF,

  listNotes: CLINICAL_READ,
  createNote: CLINICAL_WORK,
  getNote: CLINICAL_READ,
  updateNote: CLINICAL_WORK,
  deleteNote: CLINICAL_WORK,
  restoreNote: CLINICAL_WORK,
  listNoteVersions: CLINICAL_READ,

  getPatientData: CLINICAL_READ,
  updatePatientData: CLINICAL_WORK,
  listPatientDataVersions: CLINICAL_READ,

  listAppointments: STAFF,
  createAppointment: STAFF,
  getAppointment: STAFF,
  updateAppointment: STAFF,
  cancelAppointment: STAFF,
  restoreAppointment: STAFF,
  getCalendarFeed: STAFF,
  renewCalendarFeed: STAFF,
  removeCalendarFeed: STAFF,
  listWorkingHours: STAFF,
  updateWorkingHours: WHOSE_HOURS,

  createIntake: CLINICAL_WORK,
  listIntakes: CLINICAL_READ,
  getIntake: CLINICAL_READ,
  withdrawIntake: CLINICAL_WORK,
  acceptIntake: CLINICAL_WORK,
  declineIntake: CLINICAL_WORK,
  openIntake: WHO_HOLDS_A_LINK,
  saveIntake: WHO_HOLDS_A_LINK,
  submitIntake: WHO_HOLDS_A_LINK,

  listBodyMeasurements: CLINICAL_READ,
  createBodyMeasurement: CLINICAL_WORK,
  updateBodyMeasurement: CLINICAL_WORK,
  deleteBodyMeasurement: CLINICAL_WORK,

  listMedicalTests: STAFF,
  createMedicalTest: CLINICAL_WORK,
  getMedicalTest: CLINICAL_READ,
  cancelMedicalTest: CLINICAL_WORK,

  importCgmFile: CLINICAL_WORK,
  listCgmImports: CLINICAL_READ,
  undoCgmImport: CLINICAL_WORK,
  getCgmReadings: CLINICAL_READ,
  getCgmScores: CLINICAL_READ,
  getCgmHeatMap: CLINICAL_READ,
  listCgmEvents: CLINICAL_READ,
  createCgmEvent: CLINICAL_WORK,
  deleteCgmEvent: CLINICAL_WORK,

  getSupportMessenger: STAFF,
  listSupportConversations: STAFF,
  listSupportMessages: STAFF,
  createSupportMessage: STAFF,
  markSupportRead: STAFF,
} as const satisfies Record<string, readonly Role[]>;

/** An operationId of the contract. */
export type Action = keyof typeof ACTION_ROLES;

/** Whether a text names an operation of the roles table. */
export function isAction(value: string): value is Action {
  return Object.hasOwn(ACTION_ROLES, value);
}

/** Whether these roles may call the operation at all. */
export function may(action: Action, roles: readonly Role[]): boolean {
  return holdsAny(roles, ACTION_ROLES[action]);
}

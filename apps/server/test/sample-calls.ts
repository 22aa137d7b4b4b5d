import { analysisText, emptySections } from './analysis-samples.ts';
import { noWorkingHours } from '@healzy/domain/appointments';
import { newId } from '../src/platform/db/ids.ts';
import { CONTRACT_OPERATIONS, type OperationId } from '../src/platform/http/contract.ts';
import { patientForm, type Clinic } from './clinics.ts';
import { featureSamples } from './feature-samples.ts';

/** Ids that a call can be aimed at: of one's own account, of another one, or of nothing. */
export interface Target {
  accountId: string;
  userId: string;
  patientId: string;
  testId: string;
  documentId: string;
  importId: string;
  eventId: string;
  measurementId: string;
  intakeId: string;
  appointmentId: string;
  /** Of a record of each feature with `features/<name>.ts`, by its name. */
  recordIds: Readonly<Record<string, string>>;
}

export interface SampleCall {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Whether the call names a record; then one of another account must look like none. */
  names: boolean;
}

/** A target of which nothing exists. */
export function nothing(accountId: string): Target {
  return {
    accountId,
    userId: newId(),
    patientId: newId(),
    testId: newId(),
    documentId: newId(),
    importId: newId(),
    eventId: newId(),
    measurementId: newId(),
    intakeId: newId(),
    appointmentId: newId(),
    recordIds: Object.fromEntries(featureSamples.map(({ name }) => [name, newId()])),
  };
}

/** One valid call of every operation, aimed at `target`, by a person of `own`. */
export function sampleCalls(own: Clinic, target: Target): Record<OperationId, SampleCall> {
  const { patientId, recordIds } = target;
  const calls: Partial<Record<OperationId, SampleCall>> = Object.assign(
    ownCalls(own, target),
    ...featureSamples.map((samples) => samples.calls({ patientId, id: recordIds[samples.name] ?? newId() })),
  );
  const missing = CONTRACT_OPERATIONS.filter(({ id }) => calls[id] === undefined).map(({ id }) => id);
  if (missing.length > 0)
    throw new Error(`No sample calls ${missing.join(', ')}. Add them to test/features/<feature>.ts.`);
  return calls as Record<OperationId, SampleCall>;
}

/** The calls of features without a file of their own. */
function ownCalls(own: Clinic, target: Target): Partial<Record<OperationId, SampleCall>> {
  const professionalId = own.people.specialist.professionalId ?? '';
  const ifMatch = { 'if-match': '"1"' };
  const person = { name: 'A', surname: 'B', language: 'es', timezone: 'Europe/Madrid' };
  const intake = { patientId: target.patientId, intakeId: target.intakeId };
  const link = { 'x-intake-link': target.intakeId };
  const filledIn = { language: 'es', answers: {}, figures: {} };
  const proof = { currentPassword: 'not the password' };
  const cgm = { medicalTestId: target.testId };
  const sensor = { path: { ...cgm, sensorId: newId() }, names: true };
  const recommendation = { path: { ...cgm, recommendationId: newId() }, names: true };
  const placed = { model: 'A', bodySite: 'UPPER_ARM', placedAt: '2026-03-03T13:00:00Z' };
  const advice = { message: 'A', language: 'es' };
  const appointment = {
    kind: 'FOLLOW_UP',
    mode: 'PHONE',
    startsAt: '2026-03-04T09:30:00Z',
    minutes: 30,
    allowsOverlap: true,
  };
  const document = { path: { id: target.documentId }, query: { entityType: 'PATIENT' }, names: true };
  const patientImport = { path: { importId: newId() }, names: true };
  return {
    listMyAccounts: { names: false },
    getAccount: { path: { id: target.accountId }, names: false },
    updateAccount: {
      path: { id: target.accountId },
      headers: ifMatch,
      body: { name: 'A', timezone: 'Europe/Madrid' },
      names: false,
    },
    createDocument: {
      query: { entityType: 'PATIENT' },
      body: { entityId: target.patientId, fileName: 'a.pdf', contentType: 'application/pdf', sizeBytes: 9 },
      names: true,
    },
    deleteDocument: document,
    getDocumentUploadUrl: document,
    getDocumentContentUrl: { ...document, query: { entityType: 'PATIENT', entityId: target.patientId } },
    getOwnProfile: { names: false },
    updateOwnProfile: { headers: { 'if-match': '"99"' }, body: person, names: false },
    getOwnPreferences: { names: false },
    updateOwnPreferences: { body: { theme: 'dark' }, names: false },
    getDraftKey: { names: false },
    getOwnSecurity: { names: false },
    startTotp: { body: proof, names: false },
    confirmTotp: { body: { code: '000000' }, names: false },
    removeTotp: { body: proof, names: false },
    renewRecoveryCodes: { body: proof, names: false },
    startPasskey: { body: proof, names: false },
    addPasskey: { body: { name: 'A', response: {} }, names: false },
    // Aimed at nobody's passkey: passkeys belong to a person, not an account.
    removePasskey: { path: { passkeyId: newId() }, body: proof, names: false },
    changeOwnPassword: { body: { ...proof, newPassword: 'tres gatos en la azotea' }, names: false },
    getUser: { path: { id: target.userId }, names: true },
    listUsers: { names: false },
    createUser: {
      body: { ...person, email: `${newId()}@clinic.example`, roles: ['SPECIALIST'] },
      names: false,
    },
    getUsersInfo: { body: { userIds: [target.userId] }, names: false },
    updateUser: {
      path: { id: target.userId },
      headers: ifMatch,
      body: { ...person, roles: ['SPECIALIST'] },
      names: true,
    },
    deleteUser: { path: { id: target.userId }, names: true },
    resendInvitation: { path: { id: target.userId }, names: true },
    listOwnSessions: { names: false },
    endOwnSession: { path: { sessionId: 'x'.repeat(21) }, names: true },
    endOtherSessions: { names: false },
    listAuditLogs: { names: false },
    exportAuditLogs: { names: false },
    recordChartExport: { body: { chart: 'BODY', patientId: target.patientId }, names: true },
    getClinicSetup: { names: false },
    getDashboard: { names: false },
    listTodayVisits: { names: false },
    listWorklist: { names: false },
    reviewWorklistLine: {
      path: { kind: 'NO_CGM_DATA', subjectId: target.testId },
      body: { cause: '1' },
      names: true,
    },
    undoWorklistReview: { path: { kind: 'NO_CGM_DATA', subjectId: target.testId }, names: true },
    listNotifications: { names: false },
    markNotificationsRead: { body: { until: new Date().toISOString() }, names: false },
    markNotificationRead: {
      path: { kind: 'CHAT_UNREAD', subjectId: target.patientId },
      body: { cause: '1' },
      names: true,
    },
    markNotificationUnread: { path: { kind: 'CHAT_UNREAD', subjectId: target.patientId }, names: true },
    getNotificationChoices: { names: false },
    updateNotificationChoice: { path: { kind: 'CHAT_UNREAD' }, body: { inApp: true }, names: false },
    listPatients: { names: false },
    createPatient: { body: patientForm(professionalId), names: false },
    getPatient: { path: { id: target.patientId }, names: true },
    updatePatient: {
      path: { id: target.patientId },
      headers: ifMatch,
      body: patientForm(professionalId),
      names: true,
    },
    listPatientDocuments: { path: { patientId: target.patientId }, names: true },
    replacePatientDocument: {
      path: { patientId: target.patientId, id: target.documentId },
      headers: ifMatch,
      body: { documentId: newId() },
      names: true,
    },
    createPatientImport: { body: { documentId: target.documentId }, names: true },
    listPatientImports: { names: false },
    getPatientImport: patientImport,
    discardPatientImport: patientImport,
    checkPatientImport: {
      ...patientImport,
      body: {
        columns: ['name', 'surname', 'email', 'birthdate', 'sex'],
        timezone: 'Europe/Madrid',
        principalId: professionalId,
      },
    },
    listPatientImportProblems: patientImport,
    exportPatientImportProblems: patientImport,
    runPatientImport: { ...patientImport, body: { from: 0 } },
    undoPatientImport: { ...patientImport, body: {} },
    exportPatients: { query: { columns: 'patient' }, names: false },
    changePatients: { body: { ids: [target.patientId], change: { state: 'ACTIVE' } }, names: true },
    undoPatientChanges: { path: { changeId: newId() }, names: true },
    findSimilarPatients: { body: { name: 'A', surname: 'B', birthdate: '1980-01-01' }, names: false },
    listPatientTags: { names: false },
    listPatientViews: { names: false },
    savePatientView: {
      body: { name: 'A', settings: { filter: {}, sort: 'surname', columns: ['patient'] } },
      names: false,
    },
    deletePatientView: { path: { viewId: newId() }, names: true },
    getPatientSummary: { path: { patientId: target.patientId }, names: true },
    listPatientTimeline: { path: { patientId: target.patientId }, names: true },
    listPatientAccess: { path: { patientId: target.patientId }, names: true },
    setPatientState: {
      path: { patientId: target.patientId },
      headers: ifMatch,
      body: { state: 'ACTIVE' },
      names: true,
    },
    setPatientSpecialists: {
      path: { patientId: target.patientId },
      headers: ifMatch,
      body: { specialists: [{ professionalId, isPrincipal: true }] },
      names: true,
    },
    deletePatient: { path: { id: target.patientId }, names: true },
    restorePatient: { path: { id: target.patientId }, names: true },
    listDeletedPatients: { names: false },
    erasePatient: { path: { id: target.patientId }, body: { fullName: 'nobody' }, names: true },
    exportPatientRecord: { path: { id: target.patientId }, names: true },
    exportPatientFhir: { path: { id: target.patientId }, names: true },
    importPatientRecord: {
      body: { documentId: target.documentId, principalId: professionalId },
      names: true,
    },
    getSupportMessenger: { names: false },
    listSupportConversations: { names: false },
    listSupportMessages: { path: { userId: target.userId }, names: true },
    createSupportMessage: { path: { userId: target.userId }, body: { text: 'Hola' }, names: true },
    markSupportRead: { path: { userId: target.userId }, body: { messageId: newId() }, names: true },
    getPatientData: { path: { patientId: target.patientId }, names: true },
    updatePatientData: {
      path: { patientId: target.patientId, section: 'habits' },
      headers: { 'if-match': '"0"' },
      body: { answers: { mealsPerDay: 3 } },
      names: true,
    },
    listPatientDataVersions: {
      path: { patientId: target.patientId, section: 'habits' },
      names: true,
    },
    listAppointments: { query: { patientId: target.patientId }, names: true },
    createAppointment: {
      body: { patientId: target.patientId, professionalId, ...appointment },
      names: true,
    },
    getAppointment: { path: { id: target.appointmentId }, names: true },
    updateAppointment: {
      path: { id: target.appointmentId },
      headers: ifMatch,
      body: { professionalId, ...appointment },
      names: true,
    },
    cancelAppointment: { path: { id: target.appointmentId }, names: true },
    restoreAppointment: { path: { id: target.appointmentId }, body: {}, names: true },
    markAppointmentAttendance: {
      path: { id: target.appointmentId },
      body: { attendance: null },
      names: true,
    },
    getCalendarFeed: { names: false },
    renewCalendarFeed: { names: false },
    removeCalendarFeed: { names: false },
    listWorkingHours: { names: false },
    updateWorkingHours: {
      path: { id: target.userId },
      headers: { 'if-match': '"0"' },
      body: noWorkingHours(),
      names: true,
    },
    createIntake: {
      path: { patientId: target.patientId },
      body: { language: 'es', delivery: 'COPY' },
      names: true,
    },
    listIntakes: { path: { patientId: target.patientId }, names: true },
    getIntake: { path: intake, names: true },
    withdrawIntake: { path: intake, names: true },
    acceptIntake: { path: intake, headers: ifMatch, body: { answers: [], figures: [] }, names: true },
    declineIntake: { path: intake, headers: ifMatch, names: true },
    // Called by the holder of a link; this one opens nothing.
    openIntake: { headers: link, names: true },
    saveIntake: { headers: { ...link, ...ifMatch }, body: filledIn, names: true },
    submitIntake: { headers: { ...link, ...ifMatch }, body: { ...filledIn, consent: 'Sí' }, names: true },
    listBodyMeasurements: { path: { patientId: target.patientId }, names: true },
    createBodyMeasurement: {
      path: { patientId: target.patientId },
      body: { measuredOn: '2026-01-01', figures: { weightKg: 80 } },
      names: true,
    },
    updateBodyMeasurement: {
      path: { patientId: target.patientId, measurementId: target.measurementId },
      headers: ifMatch,
      body: { measuredOn: '2026-01-01', figures: { weightKg: 80 } },
      names: true,
    },
    deleteBodyMeasurement: {
      path: { patientId: target.patientId, measurementId: target.measurementId },
      names: true,
    },
    listMedicalTests: { path: { patientId: target.patientId }, names: true },
    createMedicalTest: {
      path: { patientId: target.patientId },
      body: { name: 'A', type: 'CALORIMETRY', principalId: professionalId },
      names: true,
    },
    getMedicalTest: { path: { id: target.testId }, names: true },
    updateMedicalTest: {
      path: { id: target.testId },
      headers: ifMatch,
      body: { name: 'A', principalId: professionalId, rangeProfile: 'STANDARD' },
      names: true,
    },
    beginMedicalTest: { path: { id: target.testId }, names: true },
    finishMedicalTest: { path: { id: target.testId }, names: true },
    cancelMedicalTest: { path: { id: target.testId }, names: true },
    importCgmFile: { path: cgm, body: { documentId: target.documentId, zone: 'Europe/Madrid' }, names: true },
    listCgmImports: { path: cgm, names: true },
    undoCgmImport: { path: { ...cgm, importId: target.importId }, names: true },
    getCgmReadings: { path: cgm, names: true },
    traceCgmReadings: { path: cgm, names: true },
    getCgmScores: { path: cgm, names: true },
    getCgmHeatMap: { path: cgm, names: true },
    getCgmFindings: { path: cgm, names: true },
    listCgmEvents: { path: cgm, names: true },
    createCgmEvent: {
      path: cgm,
      body: { type: 'MEAL', name: 'A', start: '2026-03-03T13:00:00Z' },
      names: true,
    },
    getCgmEvent: { path: { ...cgm, eventId: target.eventId }, names: true },
    updateCgmEvent: {
      path: { ...cgm, eventId: target.eventId },
      body: { type: 'MEAL', name: 'B', start: '2026-03-03T13:00:00Z' },
      headers: ifMatch,
      names: true,
    },
    deleteCgmEvent: { path: { ...cgm, eventId: target.eventId }, names: true },
    listCgmSensors: { path: cgm, names: true },
    createCgmSensor: { path: cgm, body: placed, names: true },
    updateCgmSensor: { ...sensor, headers: ifMatch, body: placed },
    deleteCgmSensor: sensor,
    listCgmRecommendations: { path: cgm, names: true },
    createCgmRecommendation: { path: cgm, body: advice, names: true },
    updateCgmRecommendation: { ...recommendation, headers: ifMatch, body: advice },
    deleteCgmRecommendation: recommendation,
    restoreCgmRecommendation: recommendation,
    moveCgmRecommendation: { ...recommendation, body: { beforeId: null } },
    compareCgmEvent: { path: { ...cgm, eventId: target.eventId }, names: true },
    getCgmMealRanking: { path: cgm, names: true },
    listCgmMealResponses: { path: { patientId: target.patientId }, names: true },
    getCgmFinalAnalysis: { path: cgm, names: true },
    updateCgmFinalAnalysis: {
      path: cgm,
      headers: { 'if-match': '"0"' },
      body: { sections: { ...emptySections(), summary: analysisText('A') } },
      names: true,
    },
    finishCgmFinalAnalysis: { path: cgm, headers: ifMatch, body: { unit: 'mg/dL' }, names: true },
    exportCgmReport: { path: cgm, names: true },
  };
}

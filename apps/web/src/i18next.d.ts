import 'i18next';
import type accounts from './locales/es/accounts.json';
import type app from './locales/es/app.json';
import type appointments from './locales/es/appointments.json';
import type auditLog from './locales/es/audit-log.json';
import type carry from './locales/es/carry.json';
import type cgm from './locales/es/cgm.json';
import type dashboard from './locales/es/dashboard.json';
import type documents from './locales/es/documents.json';
import type errors from './locales/es/errors.json';
import type medicalTests from './locales/es/medical-tests.json';
import type messages from './locales/es/messages.json';
import type notes from './locales/es/notes.json';
import type patientData from './locales/es/patient-data.json';
import type patientImports from './locales/es/patient-imports.json';
import type patients from './locales/es/patients.json';
import type profile from './locales/es/profile.json';
import type shell from './locales/es/shell.json';
import type support from './locales/es/support.json';
import type users from './locales/es/users.json';

// Spanish is the source: a key that it lacks does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
      accounts: typeof accounts;
      app: typeof app;
      appointments: typeof appointments;
      'audit-log': typeof auditLog;
      carry: typeof carry;
      cgm: typeof cgm;
      dashboard: typeof dashboard;
      documents: typeof documents;
      errors: typeof errors;
      'medical-tests': typeof medicalTests;
      messages: typeof messages;
      notes: typeof notes;
      'patient-data': typeof patientData;
      'patient-imports': typeof patientImports;
      patients: typeof patients;
      profile: typeof profile;
      shell: typeof shell;
      support: typeof support;
      users: typeof users;
    };
  }
}

import 'i18next';
import type app from './locales/es/app.json';
import type cgm from './locales/es/cgm.json';
import type errors from './locales/es/errors.json';
import type medicalTests from './locales/es/medical-tests.json';
import type messages from './locales/es/messages.json';
import type patients from './locales/es/patients.json';
import type support from './locales/es/support.json';
import type users from './locales/es/users.json';

// Spanish is the source: a key that it lacks does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
      app: typeof app;
      cgm: typeof cgm;
      errors: typeof errors;
      'medical-tests': typeof medicalTests;
      messages: typeof messages;
      patients: typeof patients;
      support: typeof support;
      users: typeof users;
    };
  }
}

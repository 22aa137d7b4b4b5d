import enTests from '../../../web/src/locales/en/medical-tests.json';
import enScreen from '../../../web/src/locales/en/patients.json';
import esTests from '../../../web/src/locales/es/medical-tests.json';
import esScreen from '../../../web/src/locales/es/patients.json';
import { translator } from '../messages.ts';

/** The labels of the list of patients, for its file. */
export const translate = translator({
  es: { ...esScreen, test: esTests.type },
  en: { ...enScreen, test: enTests.type },
});

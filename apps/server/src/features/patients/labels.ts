import enScreen from '../../../../web/src/locales/en/patients.json';
import esScreen from '../../../../web/src/locales/es/patients.json';
import { translator } from '../../platform/messages.ts';

/** The labels of the list of patients, for its file. A column that is a field of the card is called like it. */
export const translate = translator({
  es: { ...esScreen, columns: { ...esScreen.form, ...esScreen.columns } },
  en: { ...enScreen, columns: { ...enScreen.form, ...enScreen.columns } },
});

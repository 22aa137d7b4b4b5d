import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from './i18n.ts';

beforeAll(async () => {
  await startI18n('es');
  await i18next.loadLanguages('en');
});

/** Specification, sections 5 and 8: the sentences that it prescribes, and their keys. */
const GIVEN: readonly [given: string, language: 'es' | 'en', key: string][] = [
  ['Acceso denegado', 'es', 'app:error.accessDenied.title'],
  ['Access denied', 'en', 'app:error.accessDenied.title'],
  ['No tienes permiso para acceder', 'es', 'app:error.noGrants.title'],
  ['No encontramos la página que buscas', 'es', 'app:error.notFound.title'],
  ["Sorry, we can't find the page you are looking for.", 'en', 'app:error.notFound.title'],
  ['¡Vaya! Algo ha ido mal', 'es', 'app:error.generic.title'],
  ["Oops! Something went wrong. It's probably our fault.", 'en', 'app:error.generic.title'],
  ['Sucedió un error, inténtalo mas tarde', 'es', 'app:error.generic.text'],
  ['An error has occurred. Please try again later.', 'en', 'app:error.generic.text'],
  ['Sucedió un error, inténtalo mas tarde', 'es', 'errors:code.UNKNOWN'],
  ['An error has occurred. Please try again later.', 'en', 'errors:code.UNKNOWN'],
  ['Oops! There was an unexpected error.', 'en', 'app:error.unexpected.title'],
  ['Please try and reload the page.', 'en', 'app:error.unexpected.text'],
  ['Este campo es obligatorio.', 'es', 'errors:field.REQUIRED'],
  ['This field is required.', 'en', 'errors:field.REQUIRED'],
  ['Introduce un email válido', 'es', 'errors:field.EMAIL_INVALID'],
  ['Please enter a valid email address', 'en', 'errors:field.EMAIL_INVALID'],
  ['Ya hay un paciente creado con este correo', 'es', 'errors:field.PATIENT_EMAIL_TAKEN'],
  ['There is already an existing patient with this email address', 'en', 'errors:field.PATIENT_EMAIL_TAKEN'],
  ['Ya hay un usuario creado con este correo', 'es', 'errors:field.USER_EMAIL_TAKEN'],
  ['There is already an existing user with this email address', 'en', 'errors:field.USER_EMAIL_TAKEN'],
  ['Por favor, comprueba los errores en el formulario', 'es', 'app:form.summary'],
  ['Selecciona un especialista principal', 'es', 'errors:field.MAIN_SPECIALIST_REQUIRED'],
  [
    'No puedes eliminar a este usuario ya que actualmente tiene pacientes asignados',
    'es',
    'errors:code.USER_HAS_PATIENTS',
  ],
  ["User file couldn't be deleted because it has asigned patients", 'en', 'errors:code.USER_HAS_PATIENTS'],
  ['El archivo excede el límite de tamaño (50MB).', 'es', 'errors:code.FILE_TOO_LARGE'],
  ['The file exceeds the size limit (50MB).', 'en', 'errors:code.FILE_TOO_LARGE'],
  ['Las columnas del CSV no se corresponden con un documento válido', 'es', 'errors:code.MEASUREMENT003'],
  ['The columns in the CSV do not match a valid document.', 'en', 'errors:code.MEASUREMENT003'],
  ['Las fases del CSV no se corresponden con un documento válido', 'es', 'errors:code.MEASUREMENT004'],
  ['The stages in the CSV do not match a valid document.', 'en', 'errors:code.MEASUREMENT004'],
];

/** Section 5 about nutrition: sentences that name a figure. */
const WITH_FIGURES: readonly [given: string, key: string, values: Record<string, number>][] = [
  ['Máximo 46 caracteres permitidos. 47/46', 'menus:meal.nameTooLong', { max: 46, length: 47 }],
  [
    'La suma actual es del 99%. Ajusta los valores para llegar al 100%.',
    'nutritional-plans:shares.sum',
    { sum: 99 },
  ],
  [
    'No coinciden las calorías y los Healzy bites con los indicados para esta comida',
    'menus:meal.mismatch',
    {},
  ],
];

/** Section 8 about glucose: it gives what these say, not how; that they say so must not be lost by rewording. */
const IN_OWN_WORDS: readonly [said: string, language: 'es' | 'en', key: string][] = [
  ['No se han podido cargar los eventos. Recarga la página.', 'es', 'cgm-events:loadFailed'],
  ['The events could not be loaded. Please reload the page.', 'en', 'cgm-events:loadFailed'],
  [
    'No se han podido cargar las recomendaciones. Inténtalo más tarde.',
    'es',
    'cgm-recommendations:loadFailed',
  ],
  [
    'The recommendations could not be loaded. Please try again later.',
    'en',
    'cgm-recommendations:loadFailed',
  ],
];

it.each(IN_OWN_WORDS)('says “%s” of what did not load', async (said, language, key) => {
  await i18next.loadNamespaces(['cgm-events', 'cgm-recommendations']);
  expect((i18next.getFixedT(language) as (key: string) => string)(key)).toBe(said);
});

it.each(WITH_FIGURES)('says “%s” to the letter', async (given, key, values) => {
  await i18next.loadNamespaces(['menus', 'nutritional-plans']);
  expect((i18next.getFixedT('es') as (key: string, values: object) => string)(key, values)).toBe(given);
});

it.each(GIVEN)('says “%s” to the letter', (given, language, key) => {
  expect((i18next.getFixedT(language) as (key: string) => string)(key)).toBe(given);
});

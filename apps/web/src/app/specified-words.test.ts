import { expect, it } from 'vitest';
import enApp from '../locales/en/app.json';
import enErrors from '../locales/en/errors.json';
import esApp from '../locales/es/app.json';
import esErrors from '../locales/es/errors.json';

/** Specification, sections 5 and 8: the sentences that it prescribes, and their keys. */
const GIVEN: readonly [given: string, says: string][] = [
  ['Acceso denegado', esApp.error.accessDenied.title],
  ['Access denied', enApp.error.accessDenied.title],
  ['No tienes permiso para acceder', esApp.error.noGrants.title],
  ['No encontramos la página que buscas', esApp.error.notFound.title],
  ["Sorry, we can't find the page you are looking for.", enApp.error.notFound.title],
  ['¡Vaya! Algo ha ido mal', esApp.error.generic.title],
  ["Oops! Something went wrong. It's probably our fault.", enApp.error.generic.title],
  ['Sucedió un error, inténtalo mas tarde', esApp.error.generic.text],
  ['An error has occurred. Please try again later.', enApp.error.generic.text],
  ['Sucedió un error, inténtalo mas tarde', esErrors.code.UNKNOWN],
  ['An error has occurred. Please try again later.', enErrors.code.UNKNOWN],
  ['Oops! There was an unexpected error.', enApp.error.unexpected.title],
  ['Please try and reload the page.', enApp.error.unexpected.text],
  ['Este campo es obligatorio.', esErrors.field.REQUIRED],
  ['This field is required.', enErrors.field.REQUIRED],
  ['Introduce un email válido', esErrors.field.EMAIL_INVALID],
  ['Please enter a valid email address', enErrors.field.EMAIL_INVALID],
  ['Ya hay un paciente creado con este correo', esErrors.field.PATIENT_EMAIL_TAKEN],
  ['There is already an existing patient with this email address', enErrors.field.PATIENT_EMAIL_TAKEN],
  ['Ya hay un usuario creado con este correo', esErrors.field.USER_EMAIL_TAKEN],
  ['There is already an existing user with this email address', enErrors.field.USER_EMAIL_TAKEN],
  ['Por favor, comprueba los errores en el formulario', esApp.form.summary],
  ['Selecciona un especialista principal', esErrors.field.MAIN_SPECIALIST_REQUIRED],
  [
    'No puedes eliminar a este usuario ya que actualmente tiene pacientes asignados',
    esErrors.code.USER_HAS_PATIENTS,
  ],
  ["User file couldn't be deleted because it has asigned patients", enErrors.code.USER_HAS_PATIENTS],
  ['El archivo excede el límite de tamaño (50MB).', esErrors.code.FILE_TOO_LARGE],
  ['The file exceeds the size limit (50MB).', enErrors.code.FILE_TOO_LARGE],
  ['Las columnas del CSV no se corresponden con un documento válido', esErrors.code.MEASUREMENT003],
  ['The columns in the CSV do not match a valid document.', enErrors.code.MEASUREMENT003],
  ['Las fases del CSV no se corresponden con un documento válido', esErrors.code.MEASUREMENT004],
  ['The stages in the CSV do not match a valid document.', enErrors.code.MEASUREMENT004],
];

it.each(GIVEN)('says “%s” to the letter', (given, says) => {
  expect(says).toBe(given);
});

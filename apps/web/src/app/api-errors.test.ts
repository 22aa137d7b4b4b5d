import { ApiError } from '@healzy/api/runtime';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldErrorsOf, isWorthRetrying, sentenceForError } from './api-errors.ts';
import { changeLanguage, startI18n } from './i18n.ts';
import { fieldSentence, sensorFileCode } from './sentences.ts';

const refused = (status: number, code: string, details?: Record<string, unknown>) =>
  new ApiError('for developers only', { status, code, data: { code, details } });

beforeAll(() => startI18n('es'));

describe('a rejected save', () => {
  it('is reported on the fields that the contract names', () => {
    const error = refused(400, 'VALIDATION', {
      fields: [
        { path: '/body/email', code: 'EMAIL_INVALID', message: '' },
        { path: '/body/specialists/0/professionalId', code: 'REQUIRED', message: '' },
        { path: '/query/accountId', code: 'REQUIRED', message: '' },
      ],
    });
    expect([...fieldErrorsOf(error)]).toEqual([
      ['email', 'EMAIL_INVALID'],
      ['specialists.0.professionalId', 'REQUIRED'],
    ]);
  });

  it('puts a taken address on the address field', () => {
    expect([...fieldErrorsOf(refused(409, 'PATIENT_EMAIL_TAKEN'))]).toEqual([
      ['email', 'PATIENT_EMAIL_TAKEN'],
    ]);
    expect(fieldSentence('PATIENT_EMAIL_TAKEN')).toBe('Ya hay un paciente creado con este correo');
  });

  it('names no field when the server names none', () => {
    expect(fieldErrorsOf(refused(409, 'CGM_ALREADY_IN_PROGRESS')).size).toBe(0);
    expect(fieldErrorsOf(new Error('boom')).size).toBe(0);
  });
});

describe('the sentence for an error', () => {
  it('is that of the specification where it has one', () => {
    expect(sentenceForError(refused(422, 'MEASUREMENT003'))).toBe(
      'Las columnas del CSV no se corresponden con un documento válido',
    );
    expect(sentenceForError(refused(422, 'FILE_TOO_LARGE'))).toBe(
      'El archivo excede el límite de tamaño (50MB).',
    );
  });

  it('says where in the file, and what was found there', () => {
    const error = refused(422, 'CGM_MIXED_UNITS', { row: 12, column: 'Glucosa', found: '5,6 mmol/L' });
    expect(sentenceForError(error)).toContain('en la fila 12, columna «Glucosa»: pone «5,6 mmol/L»');
    const noughts = refused(422, 'CGM_NO_READINGS', { row: 2, found: 'VALUE_OUT_OF_RANGE' });
    expect(sentenceForError(noughts)).toContain('en la fila 2: el valor es imposible.');
    const span = refused(422, 'CGM_SPAN_TOO_LONG', { days: 9508, maxDays: 732 });
    expect(sentenceForError(span)).toContain('hay 9508 días y una prueba admite 732 como máximo');
  });

  it('says how long to wait, if the server knows', () => {
    expect(sentenceForError(refused(429, 'TOO_MANY_REQUESTS'))).toContain('Espera un momento');
    expect(sentenceForError(refused(429, 'TOO_MANY_REQUESTS', { retryAfter: 30 }))).toContain(
      'dentro de 30 s',
    );
    expect(sentenceForError(refused(429, 'TOO_MANY_REQUESTS', { retryAfter: 901 }))).toContain(
      'dentro de 16 min',
    );
  });

  it('names the real type of a file when its name claims another', () => {
    expect(sentenceForError(refused(422, 'FILE_TYPE', { found: 'png' }))).toContain('una imagen PNG');
  });

  it.each(['FILE_TYPE', 'FILE_EMPTY'])('refers to the manufacturer only for a sensor’s file: %s', (code) => {
    for (const found of ['png', 'unknown']) {
      const error = refused(422, code, { found });
      expect(sentenceForError(error)).not.toContain('fabricante');
      expect(sentenceForError(error, sensorFileCode)).toContain('fabricante');
    }
  });

  it('never shows developer jargon, and always says something', () => {
    for (const error of [refused(500, 'NEVER_HEARD_OF'), new Error('stack'), undefined]) {
      expect(sentenceForError(error)).toBe('Sucedió un error, inténtalo mas tarde');
    }
  });

  it('tells a lost connection from a rejected call', () => {
    const error = new ApiError('fetch failed', { status: 0, code: 'UNKNOWN' });
    expect(sentenceForError(error)).toContain('No hay conexión');
    expect(isWorthRetrying(error)).toBe(true);
    expect(isWorthRetrying(refused(404, 'NOT_FOUND'))).toBe(false);
    expect(isWorthRetrying(refused(503, 'UNAVAILABLE'))).toBe(true);
  });

  it('follows the language', async () => {
    await changeLanguage('en');
    expect(sentenceForError(refused(422, 'MEASUREMENT004'))).toBe(
      'The stages in the CSV do not match a valid document.',
    );
    await changeLanguage('es');
  });
});

import { ApiError } from '@healzy/api/runtime';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { noticesAtom } from '../state/notices.ts';
import { store } from '../state/store.ts';
import { sentenceForError } from './api-errors.ts';
import { changeLanguage, hasOutcomes, loadOutcomes, startI18n } from './i18n.ts';
import { failedSentence, notifySuccess, tellFailed } from './messages.ts';
import { fieldSentence } from './sentences.ts';

const texts = () => store.get(noticesAtom).map(({ text }) => text);
const offline = new ApiError('for developers only', { status: 0, code: 'UNKNOWN' });

describe('before the sentences about outcomes have loaded', () => {
  beforeAll(() => startI18n('es', { isEarly: true }));
  afterEach(() => store.set(noticesAtom, []));

  it('a general sentence is given, never a key', () => {
    expect(hasOutcomes()).toBe(false);
    for (const sentence of [
      sentenceForError(offline),
      fieldSentence('REQUIRED'),
      failedSentence('patient.create'),
    ])
      expect(sentence).toBe('Sucedió un error, inténtalo mas tarde');
  });

  it('a notice waits for them', async () => {
    notifySuccess('patient.create');
    tellFailed('patient.create', offline);
    expect(texts()).toEqual([]);
    await loadOutcomes();
    await expect.poll(() => texts().length).toBe(2);
    expect(texts().join()).not.toContain('patient.create');
    expect(sentenceForError(offline)).not.toBe('Sucedió un error, inténtalo mas tarde');
  });

  it('another language brings its own', async () => {
    await changeLanguage('en');
    expect(hasOutcomes()).toBe(true);
    expect(fieldSentence('REQUIRED')).toBe('This field is required.');
    await changeLanguage('es');
  });
});

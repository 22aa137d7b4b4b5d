import { beforeAll, expect, it } from 'vitest';
import { changeLanguage, loadOutcomes, startI18n } from '../i18n.ts';
import { refusalSentence, typedAgain } from './unsent-messages.ts';

beforeAll(async () => {
  await startI18n('es');
  await loadOutcomes();
});

it('says why a message was refused in the language that is spoken now', async () => {
  const refusal = { status: 409, code: 'CHAT_LINK_ENDED', details: {} };
  expect(refusalSentence(refusal)).toBe('Este enlace ya no funciona. Pide uno nuevo a tu clínica.');
  expect(refusalSentence({ ...refusal, code: 'VALIDATION' })).toBe(
    'El servidor no admite este mensaje tal como está. Edítalo o descártalo.',
  );
  await changeLanguage('en');
  expect(refusalSentence({ ...refusal, code: 'VALIDATION' })).toBe(
    'The server does not accept this message as it is. Edit or discard it.',
  );
  await changeLanguage('es');
});

it.each([
  ['Hola', 'Adiós', 'Hola\nAdiós'],
  ['Hola', '', 'Hola'],
  ['', 'Adiós', 'Adiós'],
])('puts «%s» before «%s»', (text, typed, both) => {
  expect(typedAgain(text, typed)).toBe(both);
});

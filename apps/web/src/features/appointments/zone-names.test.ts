import { beforeAll, expect, it } from 'vitest';
import es from '../../locales/es/appointments.json';
import { changeLanguage, loadWords, startI18n } from '../../app/i18n.ts';
import { placeOfZone } from './zone-names.ts';

beforeAll(async () => {
  await startI18n('es');
  await loadWords(['appointments']);
});

it('names a zone’s place as the language does', async () => {
  const places = () =>
    ['Atlantic/Canary', 'America/New_York', 'America/Argentina/Buenos_Aires'].map(placeOfZone);
  expect(places()).toEqual(['Canarias', 'Nueva York', 'Buenos Aires']);
  await changeLanguage('en');
  expect(places()).toEqual(['the Canary Islands', 'New York', 'Buenos Aires']);
});

it('returns no name for a place without a zone', () => {
  for (const zone of Object.keys(es.places)) {
    expect(() => new Intl.DateTimeFormat('es', { timeZone: zone })).not.toThrow();
  }
});

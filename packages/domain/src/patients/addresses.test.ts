import { describe, expect, it } from 'vitest';
import {
  COUNTRY_CODES,
  countryCodeOf,
  countryName,
  isPostalCode,
  patientChangeSchema,
  patientInputSchema,
  provinceOf,
  withLostZero,
} from './index.ts';

describe('a country', () => {
  it.each([
    ['España', 'ES'],
    ['espana', 'ES'],
    ['Spain', 'ES'],
    ['es', 'ES'],
    ['United Kingdom', 'GB'],
    ['Reino Unido', 'GB'],
    ['EEUU', 'US'],
    ['Estados Unidos', 'US'],
    ['Atlantis', null],
    ['', null],
    [null, null],
  ])('%j is %s', (text, code) => expect(countryCodeOf(text)).toBe(code));

  it('has a name in both languages, and an unknown one keeps its own', () => {
    expect(countryName('España', 'en')).toBe('Spain');
    expect(countryName('GB', 'es')).toBe('Reino Unido');
    expect(countryName('Atlantis', 'es')).toBe('Atlantis');
    for (const code of COUNTRY_CODES) expect(countryName(code, 'es'), code).not.toBe(code);
  });
});

describe('a postal code', () => {
  it.each([
    ['28013', 'España', true],
    ['08001', 'ES', true],
    ['52001', 'ES', true],
    ['53000', 'ES', false],
    ['00123', 'ES', false],
    ['8001', 'ES', false],
    ['2801A', 'ES', false],
    ['AD500', 'Andorra', true],
    ['1000-205', 'Portugal', true],
    ['sw1a 1aa', 'United Kingdom', true],
    ['12345', 'GB', false],
    ['90210-1234', 'US', true],
    ['1234 AB', 'NL', true],
    // Of a country without a rule here: anything with a digit.
    ['D02 X285', 'Irlanda', true],
    ['110 00', 'CZ', true],
    ['none', 'CZ', false],
    // No country, or an unknown one: anything.
    ['none', null, true],
    ['2801A', 'Atlantis', true],
  ])('%j of %j: %s', (code, country, isOne) => expect(isPostalCode(code, country)).toBe(isOne));

  it.each([
    ['28013', 'ES', 'Madrid'],
    ['01001', 'España', 'Araba/Álava'],
    ['38001', 'ES', 'Santa Cruz de Tenerife'],
    ['50001', 'ES', 'Zaragoza'],
    ['52001', 'ES', 'Melilla'],
    ['28013', 'FR', null],
    ['28', 'ES', null],
  ])('%s of %s is in %s', (code, country, province) => expect(provinceOf(code, country)).toBe(province));

  it('of Spain gets back the leading zero that a spreadsheet removed', () => {
    expect(withLostZero('8001', 'España')).toBe('08001');
    expect(withLostZero('8001', 'Suiza')).toBe('8001');
    expect(withLostZero('28013', 'ES')).toBe('28013');
  });

  it('is rejected on a card with another country, together with all other errors', () => {
    const card = {
      name: '',
      surname: 'B',
      email: 'a@correo.example',
      birthdate: '1980-05-17',
      sex: 'MALE',
      timezone: 'Europe/Madrid',
      specialists: [{ professionalId: 'p1', isPrincipal: true }],
      postalCode: '1',
      country: 'España',
    };
    const issues = patientInputSchema.safeParse(card).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['name', 'REQUIRED'],
      ['postalCode', 'POSTAL_CODE_INVALID'],
    ]);
    expect(patientInputSchema.safeParse({ ...card, name: 'A', country: '' }).success).toBe(true);
  });

  it('that did not fit before is rejected only when it or the country changes', () => {
    const before = { postalCode: '8028', country: 'España' };
    const card = {
      ...before,
      name: 'A',
      surname: 'B',
      email: 'a@correo.example',
      birthdate: '1980-05-17',
      sex: 'MALE',
      timezone: 'Europe/Madrid',
      specialists: [{ professionalId: 'p1', isPrincipal: true }],
    };
    const schema = patientChangeSchema(before);
    expect(patientInputSchema.safeParse(card).success).toBe(false);
    expect(schema.safeParse({ ...card, phone: '+34 600 000 000' }).success).toBe(true);
    expect(schema.safeParse({ ...card, postalCode: '08028' }).success).toBe(true);
    expect(schema.safeParse({ ...card, postalCode: '8029' }).success).toBe(false);
    expect(schema.safeParse({ ...card, country: 'ES' }).success).toBe(false);
    expect(schema.safeParse({ ...card, country: 'Portugal' }).success).toBe(true);
    expect(patientChangeSchema({ postalCode: null, country: null }).safeParse(card).success).toBe(false);
  });
});

import * as book from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { readPhone, typePhone, validityOf } from './phoneNumber.ts';

describe('typePhone', () => {
  it.each([
    ['612345678', 'ES', { country: 'ES', text: '612 34 56 78', value: '+34612345678' }],
    ['+34 612 34 56 78', 'FR', { country: 'ES', text: '612 34 56 78', value: '+34612345678' }],
    ['0044 20 7946 0958', 'ES', { country: 'GB', text: '020 7946 0958', value: '+442079460958' }],
    ['+1 (212) 736-5000', 'ES', { country: 'US', text: '(212) 736-5000', value: '+12127365000' }],
    ['61234', 'ES', { country: 'ES', text: '612 34', value: '61234' }],
    ['', 'ES', { country: 'ES', text: '', value: '' }],
  ] as const)('understands «%s» in %s', (text, country, expected) => {
    expect(typePhone(text, country, book, true)).toEqual(expected);
  });

  it('inserts nothing around a cursor in the middle', () => {
    expect(typePhone('61234', 'ES', book, false).text).toBe('61234');
  });

  it('keeps what is typed before the numbering plans have loaded', () => {
    expect(typePhone('612 345', 'ES', undefined, true)).toEqual({
      country: 'ES',
      text: '612 345',
      value: '612 345',
    });
  });

  it.each(['call me', '🙂', '+', '+999999'])('keeps «%s» to be corrected', (text) => {
    expect(typePhone(text, 'ES', book, true).value).toBe(text);
    expect(typePhone(text, 'ES', book, true).text).not.toBe('');
  });
});

describe('readPhone', () => {
  it('formats a complete number as in its country', () => {
    expect(readPhone('+33612345678', 'ES', book)).toEqual({
      country: 'FR',
      text: '06 12 34 56 78',
      value: '+33612345678',
    });
  });
  it('shows anything else as is', () => {
    expect(readPhone('+3461', 'ES', book)).toEqual({ country: 'ES', text: '+3461', value: '+3461' });
  });
});

describe('validityOf', () => {
  it.each([
    ['', 'empty'],
    ['612345678', 'whole'],
    ['+34612345678', 'whole'],
    ['6123', 'too-short'],
    ['61234567890123', 'too-long'],
    ['112345678', 'not-a-number'],
    ['call me', 'not-a-number'],
  ] as const)('says of «%s» in Spain: %s', (text, expected) => {
    expect(validityOf(text, 'ES', book)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { oneLine, translator } from './messages.ts';

const es = {
  hello: 'Hola, {{name}}',
  row_zero: 'ninguna',
  row_one: '{{count}} fila',
  row_other: '{{count}} filas',
};
const en = {
  hello: 'Hello {{name}}',
  row_zero: 'none',
  row_one: '{{count}} row',
  row_other: '{{count}} rows',
};
const translate = translator({ es: { inner: es }, en: { inner: en } });

describe('a message', () => {
  it('is found by its language and key', () => {
    expect(translate('es')('inner.hello', { name: 'Ana' })).toBe('Hola, Ana');
    expect(translate('en')('inner.hello', { name: 'Ana' })).toBe('Hello Ana');
  });

  it('takes a value as it is, whatever it contains', () => {
    expect(translate('en')('inner.hello', { name: '$& {{name}} <b>' })).toBe('Hello $& {{name}} <b>');
  });

  it('has a form for each count', () => {
    const forms = [0, 1, 2, 1_000_000].map((count) => translate('es')('inner.row', { count }));
    expect(forms).toEqual(['ninguna', '1 fila', '2 filas', '1000000 filas']);
  });

  it('may be the same for every count', () => {
    const translated = translator({ es: { of: 'de {{count}}' }, en: { of: 'of {{count}}' } });
    expect(translated('en')('of', { count: 1 })).toBe('of 1');
    expect(translated('es')('of', { count: 300 })).toBe('de 300');
  });

  it('throws without one of its values, and for a key that does not exist', () => {
    expect(() => translate('en')('inner.hello')).toThrow('{{name}}');
    expect(() => translate('en')('inner.toString' as 'inner.hello')).toThrow('inner.toString');
  });
});

describe('a text on one line', () => {
  it.each([
    ['Clínica\r\nBcc: todos@example.org', 'Clínica Bcc: todos@example.org'],
    ['  Clínica\tAlba\u2028 ', 'Clínica Alba'],
    ['Calle\u0000Mayor\u00851', 'Calle Mayor 1'],
    ['Clínica Alba', 'Clínica Alba'],
  ])('has no line break: %j', (text, expected) => {
    expect(oneLine(text)).toBe(expected);
  });
});

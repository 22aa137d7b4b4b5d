import { describe, expect, it } from 'vitest';
import { LEAKED_PASSWORDS } from './leaked-passwords.ts';
import { passwordStrength, passwordWeakness } from './passwords.ts';

const LUCIA = ['lucia.ferrer@clinica-alba.example', 'Lucía', 'Ferrer'];

describe('passwordWeakness', () => {
  it.each([
    ['short', 'TOO_SHORT'],
    ['ñandúñandú1', 'TOO_SHORT'],
    ['x'.repeat(60) + 'abcdefgh'.repeat(12), 'TOO_LONG'],
    ['aaaaaaaaaaaaaa', 'REPEATED'],
    ['abababababab', 'REPEATED'],
    ['Gatito7Gatito7', 'REPEATED'],
    ['123456789012', 'SEQUENCE'],
    ['abcdefghijklm', 'SEQUENCE'],
    ['112233445566', 'SEQUENCE'],
    ['lkjhgfdsaqwe', 'SEQUENCE'],
    ['zyxwvutsrqpo', 'SEQUENCE'],
    ['Password2026!', 'TOO_COMMON'],
    ['p4ssw0rd-2026', 'TOO_COMMON'],
    ['P@$$w0rd12345', 'TOO_COMMON'],
    ['Contraseña-2026', 'TOO_COMMON'],
    ['welcomewelcome', 'TOO_COMMON'],
    ['HospitalSalud1', 'TOO_COMMON'],
    ['Verano2026Verano', 'TOO_COMMON'],
    ['Healzy-demo-1', 'TOO_COMMON'],
    ['lucia.ferrer-1987', 'TOO_PERSONAL'],
    ['LUCÍA y sus tres gatos', 'TOO_PERSONAL'],
  ])('rejects %s as %s', (password, weakness) => {
    expect(passwordWeakness(password, LUCIA)).toBe(weakness);
  });

  it.each([
    'correct horse battery',
    'tres gatos en la azotea',
    'un caballo verde corre',
    'Vk7!qm2Zt-0p',
    '紅い月が海に沈む夜十二時',
    'contraseña que nadie sabe',
    'la 1234 vaca pinta muge',
  ])('accepts %s without rules about kinds of characters', (password) => {
    expect(passwordWeakness(password, LUCIA)).toBeUndefined();
  });

  it('rejects every long password of published leaks, also with additions', () => {
    expect(LEAKED_PASSWORDS.length).toBeGreaterThan(200);
    expect(LEAKED_PASSWORDS.filter((password) => passwordWeakness(password, LUCIA) === undefined)).toEqual(
      [],
    );
    expect(passwordWeakness('LeaveMeAlone1', LUCIA)).toBe('TOO_COMMON');
  });

  it('counts a short name as little, and rejects a long one anywhere', () => {
    expect(
      passwordWeakness('mucho ruido Ana y pocas', ['ana@clinica.example', 'Ana', 'Gil']),
    ).toBeUndefined();
    expect(passwordWeakness('Gil-Ana-2026', ['ana@clinica.example', 'Ana', 'Gil'])).toBe('TOO_PERSONAL');
  });

  it('judges the longest password, and rejects a longer one unread', () => {
    expect(passwordWeakness('ab'.repeat(64), LUCIA)).toBe('REPEATED');
    expect(passwordWeakness('x'.repeat(1_000_000), LUCIA)).toBe('TOO_LONG');
  });
});

describe('the meter', () => {
  it.each([
    ['', 0, 'TOO_SHORT'],
    ['vela', 0, 'TOO_SHORT'],
    ['vk7!qm2z', 1, 'TOO_SHORT'],
    ['password2026!', 0, 'TOO_COMMON'],
    ['x'.repeat(200), 0, 'TOO_LONG'],
    ['tres gatos en la azotea', 4, undefined],
  ])('gives %j %i steps', (password, score, weakness) => {
    expect(passwordStrength(password, LUCIA)).toEqual({ score, weakness });
  });

  it('gives two steps or more exactly to accepted passwords', () => {
    for (const password of [
      'Vk7!qm2Zt-0p',
      'la 1234 vaca pinta muge',
      'aaaaaaaaaaaaaa',
      'qwertyuiop12',
      'Lucia-2026-!',
    ]) {
      const { score } = passwordStrength(password, LUCIA);
      expect(score >= 2, password).toBe(passwordWeakness(password, LUCIA) === undefined);
    }
  });
});

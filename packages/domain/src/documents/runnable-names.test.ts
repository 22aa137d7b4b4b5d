import { describe, expect, it } from 'vitest';
import { isRunnableName } from './index.ts';

describe('a file name', () => {
  it.each([
    'informe.exe',
    'informe.pdf.exe',
    'informe.exe.pdf',
    'informe.pdf.EXE. . ',
    'informe\u202Efdp.exe',
    'informe.e\u200Bxe',
    'informe.ｅｘｅ',
    'informe.exe:informe.pdf',
    'página.html',
    'dibujo.svg',
    'lista.csv.js',
    'www.clinica.com',
  ])('%j is runnable', (name) => expect(isRunnableName(name)).toBe(true));

  it.each([
    'informe.pdf',
    'Dr. Núñez 12.03.2026.pdf',
    'exe',
    '.exe informe.pdf',
    'www.clinica.com.pdf',
    'foto.jpg',
    'lista',
    'LibreView 1.2.csv',
  ])('%j is not runnable', (name) => expect(isRunnableName(name)).toBe(false));
});

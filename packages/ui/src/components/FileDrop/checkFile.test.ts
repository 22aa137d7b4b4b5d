import { expect, it } from 'vitest';
import { checkFile } from './checkFile.ts';

const limits = { accept: ['.csv', 'image/*', 'application/pdf'], maxBytes: 100 };

it.each([
  [{ name: 'March.CSV', type: '', size: 100 }, undefined],
  [{ name: 'photo', type: 'image/heic', size: 1 }, undefined],
  [{ name: 'a', type: 'application/pdf', size: 1 }, undefined],
  [{ name: 'csv.exe', type: 'text/csv', size: 1 }, 'type'],
  [{ name: 'a.csv', type: 'text/csv', size: 101 }, 'size'],
  [{ name: 'a.exe', type: '', size: 101 }, 'type'],
])('%j → %s', (file, refusal) => {
  expect(checkFile(file, limits)).toBe(refusal);
});

it('accepts everything without limits', () => {
  expect(checkFile({ name: 'a', type: '', size: 1e12 }, {})).toBeUndefined();
});

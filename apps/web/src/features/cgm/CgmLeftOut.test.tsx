import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { CgmLeftOut } from './CgmLeftOut.tsx';

it.each([
  ['es', 12_345, /^12\.345 lecturas anteriores al 2 mar 2024 no se cuentan/],
  ['es', 1, /^1 lectura anterior al 2 mar 2024 no se cuenta/],
  ['en', 12_345, /^12[.,]345 readings from before 2 mar 2024 are not counted/],
  ['en', 1, /^1 reading from before 2 mar 2024 is not counted/],
] as const)('says in %s that %i readings are not counted', async (language, readings, sentence) => {
  await startI18n(language);
  await loadWords(['cgm']);
  const { container } = render(<CgmLeftOut leftOut={{ readings, before: '2024-03-02' }} />);
  expect(container.textContent).toMatch(sentence);
});

it('says nothing when all readings are counted', () => {
  const { container } = render(<CgmLeftOut leftOut={null} />);
  expect(container.textContent).toBe('');
});

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadWords, startI18n } from '../../../app/i18n.ts';
import { KitInLanguage } from '../../../app/KitInLanguage.tsx';
import { CgmUnreadRows } from './CgmUnreadRows.tsx';

beforeAll(async () => {
  await startI18n('en');
  await loadWords(['cgm']);
});
afterEach(cleanup);

const show = (count: number, reason: string, rows: number) =>
  render(
    <CgmUnreadRows
      isImported
      parts={undefined}
      report={{ count, skipped: [{ reason, count: rows, rows: [2, 3] }] }}
    />,
    {
      wrapper: KitInLanguage,
    },
  );

it('says in the open how many rows of a stored file were not read, with reason and rows', () => {
  show(960, 'VALUE_MISSING', 40);
  expect(
    screen.getByText(/^40 rows \(4[.,]0.?%\) should have been readings and were not imported:$/),
  ).toBeTruthy();
  expect(screen.getByText('Value missing')).toBeTruthy();
  expect(screen.getByText('40 rows: 2, 3…')).toBeTruthy();
});

it('says nothing when one row in a hundred has no value', () => {
  const { container } = show(990, 'VALUE_MISSING', 10);
  expect(container.textContent).toBe('');
});

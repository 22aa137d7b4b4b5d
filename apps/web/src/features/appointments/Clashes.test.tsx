import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { ClashNotes } from './Clashes.tsx';

it('says in a region that stood there before what a newly chosen time falls together with', async () => {
  await startI18n('en');
  await loadWords(['appointments']);
  const of = { zone: 'Europe/Madrid', specialist: 'Elena Sarmiento Gil' };
  const { rerender } = render(<ClashNotes overlaps={[]} outside={null} {...of} />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  rerender(<ClashNotes overlaps={[]} outside={[]} {...of} />);
  expect(region.textContent).toBe('Elena Sarmiento Gil does not work that day.');
  expect(screen.getByRole('status')).toBe(region);
  rerender(<ClashNotes overlaps={[]} outside={null} {...of} />);
  expect(screen.getByRole('status')).toBe(region);
});

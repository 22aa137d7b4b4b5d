import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { ClashNotes } from './Clashes.tsx';

it('announces the conflicts of a newly chosen time in a region that was mounted before', async () => {
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

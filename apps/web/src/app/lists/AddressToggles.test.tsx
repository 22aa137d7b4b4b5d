// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AddressToggles, useAddressChoices } from './AddressToggles.tsx';

const SIZES = ['small', 'large'] as const;

function Sizes() {
  return (
    <>
      <AddressToggles label="Size" parameter="size" choices={SIZES} nameOf={(size) => size} />
      <output>{useAddressChoices('size', SIZES).join(' ')}</output>
    </>
  );
}

it('keeps what is chosen in the address, beside what else it says', () => {
  const router = createMemoryRouter([{ path: '/', element: <Sizes /> }], {
    initialEntries: ['/?size=large&size=odd&page=2'],
  });
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('status').textContent).toBe('large');
  fireEvent.click(screen.getByRole('button', { name: 'small' }));
  expect(screen.getByRole('status').textContent).toBe('small large');
  expect(router.state.location.search).toContain('page=2');
  expect(router.state.location.search).not.toContain('odd');
});

import type { Role } from '@healzy/domain/session';
import { renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { signedInWith } from '../../app/shell/sample-environment.tsx';
import { store } from '../../state/store.ts';
import { useFoodActions } from './useFoodActions.tsx';

vi.mock('@healzy/api/foods', () => ({
  useFoodSettings: () => ({ mutate: vi.fn() }),
  useDuplicateFood: () => ({ mutate: vi.fn() }),
}));

beforeAll(async () => {
  await startI18n('en');
  await loadWords(['foods']);
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <Provider store={store}>
    <MemoryRouter>{children}</MemoryRouter>
  </Provider>
);

/** What the menu of a food's row offers. */
function offeredTo(roles: readonly Role[]) {
  signedInWith(roles);
  const food = { id: 'f', isActive: true, isFavourite: false };
  const { result } = renderHook(() => useFoodActions(), { wrapper });
  return result.current.filter(({ isHidden }) => isHidden?.(food) !== true).map(({ id }) => id);
}

it('offers what can be done with a food to those alone who may do it', () => {
  expect(offeredTo(['SPECIALIST'])).toEqual(['favourite', 'duplicate', 'deactivate']);
  expect(offeredTo(['RECEPTIONIST'])).toEqual([]);
});

import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { sessionAtom, type SessionUser } from '../state/session.ts';
import { store } from '../state/store.ts';
import { useDismissed } from './useDismissed.ts';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';

const signIn = (userId: string) =>
  store.set(sessionAtom, { status: 'signed-in', user: { userId } as SessionUser });
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
const open = () => renderHook(() => useDismissed('first-visit.p1'), { wrapper }).result;

beforeEach(() => localStorage.clear());

it('hides something on this device for the person who hid it, and for nobody else', () => {
  signIn('ana');
  const own = open();
  act(() => own.current[1]());
  expect(own.current[0]).toBe(true);
  expect(open().current[0]).toBe(true);
  act(() => signIn('elena'));
  expect(open().current[0]).toBe(false);
  expect(own.current[0]).toBe(false);
});

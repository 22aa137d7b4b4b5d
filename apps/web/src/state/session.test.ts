import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { ownDetailsAtom, sessionAtom, sessionUserAtom } from './session.ts';

it('shows times in the zone of the user’s own profile', () => {
  const store = createStore();
  const user = {
    userId: 'u1',
    email: 'elena@clinic.example',
    name: 'Elena',
    language: 'es',
    timezone: 'Europe/Madrid',
    accountContexts: [],
  };
  store.set(ownDetailsAtom, { userId: 'u2', name: 'Tomás', timezone: 'Asia/Tokyo' });
  expect(store.get(sessionUserAtom)).toBeNull();
  store.set(sessionAtom, { status: 'signed-in', user });
  expect(store.get(sessionUserAtom)).toEqual(user);
  store.set(ownDetailsAtom, { userId: 'u1', name: 'Elena Gil', timezone: 'Atlantic/Canary' });
  expect(store.get(sessionUserAtom)).toEqual({ ...user, name: 'Elena Gil', timezone: 'Atlantic/Canary' });
});

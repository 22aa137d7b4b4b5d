import { useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf } from './runtime/operation.ts';

export type { Preferences, PreferencesUpdate, Profile, ProfileUpdate } from './generated/schema.ts';

const getOwnProfile = operation('getOwnProfile');
const updateOwnProfile = operation('updateOwnProfile');
const getOwnPreferences = operation('getOwnPreferences');
const updateOwnPreferences = operation('updateOwnPreferences');

export const ownProfileQuery = (scope: ApiScope) => readOptions(scope, getOwnProfile);

/**
 * The signed-in person, with their roles in the selected account. Fails with 'Account Id is null' before one is
 * selected.
 */
export const useOwnProfile = () => useQuery(ownProfileQuery(useApi()));

export const useUpdateOwnProfile = () =>
  useOperation(
    updateOwnProfile,
    (change: { version: number; body: BodyOf<'updateOwnProfile'> }) => ({
      version: change.version,
      body: change.body,
    }),
    ['users'],
  );

export const ownPreferencesQuery = (scope: ApiScope) => readOptions(scope, getOwnPreferences);

/** The person's preferences: menu, theme, glucose unit, keys. The same in every account. */
export const useOwnPreferences = () => useQuery(ownPreferencesQuery(useApi()));

/** Preferences that are not given stay as they are. */
export const useUpdateOwnPreferences = () =>
  useOperation(updateOwnPreferences, (body: BodyOf<'updateOwnPreferences'>) => ({ body }));

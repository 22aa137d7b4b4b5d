import { ownPreferencesQuery, useUpdateOwnPreferences } from '@healzy/api/profile';
import { useApi } from '@healzy/api/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { adoptPreferences, choosePreference, type PreferenceChoice } from '../../state/preferences.ts';
import { useSessionUser } from '../../state/session.ts';
import { tellFailed } from '../messages.ts';

/** Fetches each user's preferences once. Until then, or without an answer, the device's copy applies. */
export function useOwnPreferencesOnce(): void {
  const scope = useApi();
  const cache = useQueryClient();
  const userId = useSessionUser()?.userId;
  const isReady = scope.accountId !== null;
  useEffect(() => {
    if (userId === undefined || !isReady) return;
    cache.fetchQuery(ownPreferencesQuery(scope)).then(
      (preferences) => adoptPreferences(userId, preferences),
      // Not requested by the user: the next visit tries again.
      () => undefined,
    );
    // Preferences are the same in every account: a change of account refetches nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [userId, isReady]);
}

/** Applies a preference at once, and saves it on the server for the user's other devices. */
export function useChoosePreference(): (choice: PreferenceChoice) => void {
  const { mutate } = useUpdateOwnPreferences();
  return useCallback(
    (choice) => {
      choosePreference(choice);
      mutate(choice, { onError: (error) => tellFailed('preferences.edit', error) });
    },
    [mutate],
  );
}

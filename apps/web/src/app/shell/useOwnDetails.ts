import { useOwnProfile } from '@healzy/api/profile';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { ownDetailsAtom } from '../../state/session.ts';

/** Updates name and zone from the profile: times use a newly chosen zone at once, not with the next token. */
export function useOwnDetails(): void {
  const profile = useOwnProfile().data;
  const setDetails = useSetAtom(ownDetailsAtom);
  useEffect(() => {
    if (!profile) return;
    const { id, name, surname, timezone } = profile;
    setDetails({ userId: id, name: `${name} ${surname}`, timezone });
  }, [profile, setDetails]);
}

import { type Profile, useUpdateOwnProfile } from '@healzy/api/profile';
import { useApi } from '@healzy/api/runtime';
import type { ProfileForm as ProfileData, ProfileFormInput } from '@healzy/domain/users';
import { useRef, useState } from 'react';
import { sinceOwnSaves } from '../../app/forms/own-saves.ts';
import type { SavedRecord } from '../../app/forms/useFormSave.ts';
import { changeLanguage } from '../../app/i18n.ts';
import { tellDone, tellFailed } from '../../app/messages.ts';
import { keepPicture } from '../documents/keep-picture.ts';
import { valuesOf } from './profile-values.ts';

const recordOf = (profile: Profile): SavedRecord<ProfileFormInput> => ({
  values: valuesOf(profile),
  version: profile.version,
});

/**
 * Saves the parts of one's own profile, each by itself: the form keeps the version that it began with, and a picture
 * saved meanwhile by the same person is no change of somebody else's.
 */
export function useEditOwnProfile(profile: Profile) {
  const scope = useApi();
  const update = useUpdateOwnProfile();
  const [base] = useState(profile);
  const [ownSaves] = useState(sinceOwnSaves);
  const latest = useRef(profile);

  const current = () => (profile.version > latest.current.version ? profile : latest.current);
  const put = async (body: ProfileData, version: number, picture: string | null) => {
    latest.current = await update.mutateAsync({ version, body: { ...body, picture } });
    return latest.current;
  };
  const putPicture = async (picture: string | null) => {
    const before = current();
    const saved = await put(valuesOf(before), before.version, picture);
    ownSaves.note(before.version, saved.version);
  };

  return {
    initial: valuesOf(base),
    version: base.version,
    save: async (body: ProfileData, version: number) =>
      recordOf(await put(body, ownSaves.after(version), current().picture)),
    /** Speaks the language that was chosen, and says in it that all went well. */
    async told(): Promise<void> {
      await changeLanguage(latest.current.language);
      tellDone('profile.edit');
    },
    newer(found: unknown): SavedRecord<ProfileFormInput> {
      latest.current = found as Profile;
      return recordOf(latest.current);
    },
    async keepPicture(picture: File): Promise<void> {
      await keepPicture(scope, { entityType: 'USER', entityId: profile.id }, picture, putPicture);
      tellDone('profile.picture');
    },
    async removePicture(): Promise<void> {
      try {
        await putPicture(null);
        tellDone('profile.picture');
      } catch (error) {
        tellFailed('profile.picture', error);
      }
    },
  };
}

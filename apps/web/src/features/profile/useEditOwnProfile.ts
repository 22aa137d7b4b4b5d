import { type Profile, useUpdateOwnProfile } from '@healzy/api/profile';
import { changeLanguage } from '../../app/i18n.ts';
import { notifySuccess } from '../../app/messages.ts';
import { useRecordWithPicture } from '../documents/useRecordWithPicture.ts';
import { valuesOf } from './profile-values.ts';

/** Saves the parts of one's own profile separately. */
export function useEditOwnProfile(profile: Profile) {
  const update = useUpdateOwnProfile();
  const parts = useRecordWithPicture(profile, {
    owner: { entityType: 'USER', entityId: profile.id },
    valuesOf,
    pictureOf: ({ picture }) => picture,
    put: ({ version, values, picture }) => update.mutateAsync({ version, body: { ...values, picture } }),
    act: 'profile.picture',
  });
  return {
    ...parts,
    /** Switches to the chosen language, and reports success in it. */
    async told(): Promise<void> {
      await changeLanguage(parts.saved().language);
      notifySuccess('profile.edit');
    },
  };
}

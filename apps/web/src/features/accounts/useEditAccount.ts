import { type Account, useMyAccounts, useUpdateAccount } from '@healzy/api/accounts';
import { useApi } from '@healzy/api/runtime';
import type { AccountForm as AccountData, AccountFormInput } from '@healzy/domain/accounts';
import { useRef, useState } from 'react';
import { sinceOwnSaves } from '../../app/forms/own-saves.ts';
import type { SavedRecord } from '../../app/forms/useFormSave.ts';
import { tellDone, tellFailed } from '../../app/messages.ts';
import { keepPicture } from '../documents/keep-picture.ts';
import { valuesOf } from './account-values.ts';

const recordOf = (account: Account): SavedRecord<AccountFormInput> => ({
  values: valuesOf(account),
  version: account.version,
});

/**
 * Saves the parts of an account, each by itself: the form keeps the version that it began with, and a picture saved
 * meanwhile by the same person is no change of somebody else's.
 */
export function useEditAccount(account: Account) {
  const scope = useApi();
  const update = useUpdateAccount();
  const mine = useMyAccounts();
  const [base] = useState(account);
  const [ownSaves] = useState(sinceOwnSaves);
  const latest = useRef(account);

  const current = () => (account.version > latest.current.version ? account : latest.current);
  const put = async (body: AccountData, version: number, profileImage: string | null) => {
    latest.current = await update.mutateAsync({ id: account.id, version, body: { ...body, profileImage } });
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
    /** The icon as the switcher shows it. */
    pictureUrl: mine.data?.items.find(({ id }) => id === account.id)?.iconUrl ?? null,
    save: async (body: AccountData, version: number) =>
      recordOf(await put(body, ownSaves.after(version), current().profileImage)),
    told: () => tellDone('account.edit'),
    newer(found: unknown): SavedRecord<AccountFormInput> {
      latest.current = found as Account;
      return recordOf(latest.current);
    },
    async keepPicture(picture: File): Promise<void> {
      await keepPicture(scope, { entityType: 'ACCOUNT', entityId: account.id }, picture, putPicture);
      tellDone('account.picture');
    },
    async removePicture(): Promise<void> {
      try {
        await putPicture(null);
        tellDone('account.picture');
      } catch (error) {
        tellFailed('account.picture', error);
      }
    },
  };
}

import { type Account, useMyAccounts, useUpdateAccount } from '@healzy/api/accounts';
import type { AccountForm } from '@healzy/domain/accounts';
import { notifySuccess } from '../../app/messages.ts';
import { useRecordWithPicture } from '../documents/useRecordWithPicture.ts';

/** Saves the parts of an account separately. */
export function useEditAccount(account: Account) {
  const update = useUpdateAccount();
  const mine = useMyAccounts();
  const { id } = account;
  return {
    ...useRecordWithPicture(account, {
      owner: { entityType: 'ACCOUNT', entityId: id },
      valuesOf,
      pictureOf: ({ profileImage }) => profileImage,
      put: ({ version, values, picture }) =>
        update.mutateAsync({ id, version, body: { ...values, profileImage: picture } }),
      act: 'account.picture',
    }),
    /** The icon as the switcher shows it. */
    pictureUrl: mine.data?.items.find((one) => one.id === id)?.iconUrl ?? null,
    told: () => notifySuccess('account.edit'),
  };
}

/** The initial values of the form of an account's data. */
function valuesOf({
  id: _id,
  version: _version,
  profileImage: _profileImage,
  ...values
}: Account): AccountForm {
  return values;
}

import type { Account } from '@healzy/api/accounts';
import type { AccountForm } from '@healzy/domain/accounts';

/** The initial values of the form of an account's data. */
export function valuesOf({
  id: _id,
  version: _version,
  profileImage: _profileImage,
  ...values
}: Account): AccountForm {
  return values;
}

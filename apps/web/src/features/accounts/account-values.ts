import type { Account } from '@healzy/api/accounts';
import type { AccountForm } from '@healzy/domain/accounts';

/** What the form of an account's data starts with. */
export function valuesOf({
  id: _id,
  version: _version,
  profileImage: _profileImage,
  ...values
}: Account): AccountForm {
  return values;
}

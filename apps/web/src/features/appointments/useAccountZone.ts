import { useAccount } from '@healzy/api/accounts';
import { useCurrentAccountId } from '../../state/account.ts';

/** The clinic's zone, in which appointments are made: everybody who works there uses it. */
export function useAccountZone() {
  const query = useAccount(useCurrentAccountId() ?? '');
  return { query, zone: query.data?.timezone ?? null };
}

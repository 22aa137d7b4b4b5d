import type { Sql } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/calls.ts';
import type { Services } from '../platform/services.ts';

/** A medical test that is being finished, by whom. */
export interface Finishing {
  caller: Caller;
  id: string;
  now: Date;
}

type InAccount = <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
type Store = (sql: Sql) => Promise<void>;

/**
 * Works out what a feature keeps of a test for good once it is finished, before the transaction that finishes it, and
 * returns what stores it there; null when there is nothing to store. Tests of other types are none of its concern.
 */
export type FinishingReader = (inAccount: InAccount, finishing: Finishing) => Promise<Store | null>;

/** What all features store when a test is finished. */
export async function finishingsOf(
  { contributions }: Pick<Services, 'contributions'>,
  inAccount: InAccount,
  finishing: Finishing,
): Promise<Store> {
  const stores: Store[] = [];
  for (const read of contributions.finishings) {
    const store = await read(inAccount, finishing);
    if (store !== null) stores.push(store);
  }
  return async (sql) => {
    for (const store of stores) await store(sql);
  };
}

import type { Sql } from '../platform/db/database.ts';
import type { Services } from '../platform/services.ts';

/** A specialist to whom patients are no longer assigned. */
export interface Leaving {
  accountId: string;
  professionalId: string;
  /** Only this patient; without it, every patient the specialist no longer has. */
  patientId?: string;
}

/** Passes what a feature keeps for the specialist to each patient's principal. */
export type HandOver = (sql: Sql, leaving: Leaving) => Promise<void>;

/** Passes on everything that depends on an assignment. Call it after the new assignments are written. */
export async function handOverAll(
  sql: Sql,
  { contributions }: Pick<Services, 'contributions'>,
  leaving: Leaving,
): Promise<void> {
  for (const handOver of contributions.handOvers) await handOver(sql, leaving);
}

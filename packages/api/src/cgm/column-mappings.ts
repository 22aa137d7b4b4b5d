import { useOperation } from '../runtime/hooks.ts';
import { operation, type AnswerOf, type ApiScope } from '../runtime/operation.ts';

const listCgmColumnMappings = operation('listCgmColumnMappings');
const forgetCgmColumnMapping = operation('forgetCgmColumnMapping');

export type CgmColumnMapping = AnswerOf<'listCgmColumnMappings'>['items'][number];

/** The columns that this account has named for a layout; null when it has not. */
export async function findCgmColumnMapping(
  scope: ApiScope,
  layout: string,
  signal: AbortSignal,
): Promise<CgmColumnMapping | null> {
  const { items } = await listCgmColumnMappings.call(scope, { query: { layout, limit: 1 }, signal });
  return items[0] ?? null;
}

/** Forgets the columns of a layout: they are asked for again. */
export const useForgetCgmColumnMapping = () =>
  useOperation(forgetCgmColumnMapping, (mapping: { id: string }) => ({ path: { id: mapping.id } }));

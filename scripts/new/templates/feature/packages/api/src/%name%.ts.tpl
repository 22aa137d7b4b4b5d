import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type { %Record% } from './generated/schema.ts';
type %Records%Query = QueryOf<'list%Records%'>;

const list%Records% = operation('list%Records%');
const create%Record% = operation('create%Record%');
const get%Record% = operation('get%Record%');
const update%Record% = operation('update%Record%');
const delete%Record% = operation('delete%Record%');

/** Other features whose data changes with the %records words%: the patient's timeline. */
const TOLD_BY = ['patients'];

const %records%Query = (scope: ApiScope, patientId: string, query: %Records%Query) =>
  pagesOptions(scope, list%Records%, { path: { patientId }, query });
const %record%Query = (scope: ApiScope, id: string) => readOptions(scope, get%Record%, { path: { id } });

/** The %records words% of a patient, page by page. */
export const use%Record%Pages = (patientId: string, query: %Records%Query = {}) =>
  useInfiniteQuery(%records%Query(useApi(), patientId, query));
export const use%Record% = (id: string) => useQuery(%record%Query(useApi(), id));

export const useCreate%Record% = () =>
  useOperation(
    create%Record%,
    (creation: { patientId: string; body: BodyOf<'create%Record%'> }) => ({
      path: { patientId: creation.patientId },
      body: creation.body,
      idempotencyKey: idempotencyKeyOf(creation.body),
    }),
    TOLD_BY,
  );
export const useUpdate%Record% = () =>
  useOperation(
    update%Record%,
    (change: { id: string; version: number; body: BodyOf<'update%Record%'> }) => ({
      path: { id: change.id },
      version: change.version,
      body: change.body,
    }),
    TOLD_BY,
  );
export const useDelete%Record% = () =>
  useOperation(delete%Record%, (id: string) => ({ path: { id } }), TOLD_BY, (id) => id);

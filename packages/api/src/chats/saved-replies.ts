import { useQuery } from '@tanstack/react-query';
import { useApi } from '../runtime/context.tsx';
import { idempotencyKeyOf, readOptions, useOperation } from '../runtime/hooks.ts';
import { operation, type BodyOf } from '../runtime/operation.ts';

export type { SavedReply } from '../generated/schema.ts';

const listSavedReplies = operation('listSavedReplies');
const createSavedReply = operation('createSavedReply');
const updateSavedReply = operation('updateSavedReply');
const deleteSavedReply = operation('deleteSavedReply');

/** All that the account has. */
export const useSavedReplies = () =>
  useQuery(readOptions(useApi(), listSavedReplies, { query: { limit: 100 } }));
export const useCreateSavedReply = () =>
  useOperation(createSavedReply, (creation: { body: BodyOf<'createSavedReply'> }) => ({
    body: creation.body,
    idempotencyKey: idempotencyKeyOf(creation),
  }));
export const useUpdateSavedReply = () =>
  useOperation(
    updateSavedReply,
    (change: { id: string; version: number; body: BodyOf<'updateSavedReply'> }) => ({
      path: { id: change.id },
      version: change.version,
      body: change.body,
    }),
  );
export const useDeleteSavedReply = () =>
  useOperation(deleteSavedReply, ({ id }: { id: string }) => ({ path: { id } }));

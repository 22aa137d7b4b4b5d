import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
} from '@tanstack/react-query';
import { isLostAnswer } from './api-error.ts';
import { useApi } from './context.tsx';
import type { AnswerOf, ApiScope, CallInput, Operation, OperationId } from './operation.ts';

type ReadInput<Id extends OperationId> = Pick<CallInput<Id>, 'path' | 'query' | 'body'>;

/**
 * Cache keys begin with the feature and the account: one prefix invalidates a feature, and one account's data never
 * shows in another.
 */
export function cacheKey(word: string, accountId: string | null) {
  return [word, accountId] as const;
}

/** Query options of a reading operation, for `useQuery`, `prefetchQuery` and loaders alike. */
export function readOptions<Id extends OperationId>(
  scope: ApiScope,
  read: Operation<Id>,
  input: ReadInput<Id> = {},
) {
  return queryOptions<AnswerOf<Id>>({
    queryKey: [...cacheKey(read.word, scope.accountId), read.id, input],
    queryFn: ({ signal }) => read.call(scope, { ...input, signal }),
  });
}

interface Page {
  nextCursor: string | null;
}

/** Options of a list read page by page, for `useInfiniteQuery`. */
export function pagesOptions<Id extends OperationId>(
  scope: ApiScope,
  read: Operation<Id>,
  input: ReadInput<Id> = {},
) {
  return infiniteQueryOptions({
    queryKey: [...cacheKey(read.word, scope.accountId), read.id, 'pages', input],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) => {
      const query = {
        ...input.query,
        ...(pageParam === null ? {} : { cursor: pageParam }),
      } as ReadInput<Id>['query'];
      return read.call(scope, { ...input, ...(query === undefined ? {} : { query }), signal });
    },
    getNextPageParam: (last: AnswerOf<Id>) => (last as Page).nextCursor,
  });
}

/** Retries of one submission must carry the same key; another submission needs another one. */
const keys = new WeakMap<object, string>();
export function idempotencyKeyOf(submission: object): string {
  const known = keys.get(submission);
  if (known !== undefined) return known;
  const fresh = crypto.randomUUID();
  keys.set(submission, fresh);
  return fresh;
}

/** Whether a query reads a record or something below it: the path of its request contains the id. */
function readsRecord(queryKey: QueryKey, id: string): boolean {
  const input = queryKey.at(-1);
  if (typeof input !== 'object' || input === null || !('path' in input)) return false;
  return Object.values(input.path ?? {}).includes(id);
}

/**
 * Invalidates the features' data of this account, and their data about the person in all accounts. What is on screen is
 * refetched, except for the record with the id `gone` and everything below it: the server would only answer that it
 * does not exist, and the screen would say so before the person has been navigated away.
 */
export async function refreshWords(
  client: QueryClient,
  accountId: string | null,
  words: readonly string[],
  gone?: string,
) {
  const keys = words.flatMap((word) => [cacheKey(word, accountId), cacheKey(word, null)]);
  const isGone = ({ queryKey }: { queryKey: QueryKey }) => gone !== undefined && readsRecord(queryKey, gone);
  await client.cancelQueries({ predicate: isGone });
  await Promise.all([
    client.invalidateQueries({ predicate: isGone, refetchType: 'none' }),
    ...keys.map((queryKey) => client.invalidateQueries({ queryKey, predicate: (query) => !isGone(query) })),
  ]);
}

/** Long enough for a switch from one network to another. */
const RETRY_MS = 1_000;

/**
 * A changing operation. When it succeeds, the features named (and always its own) are refetched. When the connection
 * drops it is sent once more, if it carries a key or a version by which the server recognises the retry.
 *
 * @param toInput builds the request from what the screen passes to `mutate`
 * @param touches other features whose data it changes
 * @param goneWith the id of the one record that the change removes
 */
export function useOperation<Id extends OperationId, Variables>(
  change: Operation<Id>,
  toInput: (variables: Variables) => CallInput<Id>,
  touches: readonly string[] = [],
  goneWith?: (variables: Variables) => string,
): UseMutationResult<AnswerOf<Id>, Error, Variables> {
  const scope = useApi();
  const client = useQueryClient();
  return useMutation({
    // Without a network it fails at once, with a message, instead of pausing silently until there is one.
    networkMode: 'always',
    mutationFn: async (variables: Variables) => {
      const input = toInput(variables);
      try {
        return await change.call(scope, input);
      } catch (error) {
        const isKnownAgain = input.idempotencyKey !== undefined || input.version !== undefined;
        if (!isKnownAgain || !isLostAnswer(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        return change.call(scope, input);
      }
    },
    onSuccess: (_answer, variables) =>
      refreshWords(client, scope.accountId, [change.word, ...touches], goneWith?.(variables)),
  });
}

/**
 * Saves what is written so far on top of the version that was displayed. It happens every few seconds, so the answer is put
 * into the cache and nothing else is read again.
 */
export function useAutosave<Id extends OperationId, Variables>(
  save: Operation<Id>,
  toInput: (variables: Variables) => CallInput<Id>,
  queryOf: (scope: ApiScope, saved: AnswerOf<Id>) => { queryKey: QueryKey },
): UseMutationResult<AnswerOf<Id>, Error, Variables> {
  const scope = useApi();
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (variables: Variables) => save.call(scope, toInput(variables)),
    onSuccess: (saved) => {
      client.setQueryData(queryOf(scope, saved).queryKey, saved);
    },
  });
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApiClient } from '../runtime/client.ts';
import { useApi } from '../runtime/context.tsx';
import { operation, type ApiScope } from '../runtime/operation.ts';
import type { WearableHandOver } from '../wearables.ts';

export type { HeldWearables } from '../generated/schema.ts';

const openHeldWearables = operation('openHeldWearables');
const beginHeldWearableImport = operation('beginHeldWearableImport');
const addHeldWearableRecords = operation('addHeldWearableRecords');
const completeHeldWearableImport = operation('completeHeldWearableImport');
const deleteHeldWearableImport = operation('deleteHeldWearableImport');

interface WearableLinkOptions {
  /** Origin of the server; empty for the page's own. */
  baseUrl: string;
  /** The secret of the link. */
  link: string;
  /** What this device made for links of wearables and keeps. */
  device: string;
}

/** Requests of the holder of a link: no session, and the secret in a header, which appears in no address. */
export function wearableLinkScope({ baseUrl, link, device }: WearableLinkOptions): ApiScope {
  const client = createApiClient({ baseUrl, getToken: () => null });
  client.use({
    onRequest({ request }) {
      request.headers.set('x-wearable-link', link);
      request.headers.set('x-wearable-device', device);
      return request;
    },
  });
  return { client, accountId: null };
}

const KEY = ['wearables', null, openHeldWearables.id];

/** What the link is for, and what was handed over through it. */
export const useHeldWearables = () => {
  const scope = useApi();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => openHeldWearables.call(scope, { signal }),
    retry: false,
  });
};

/** Admits this device to the link by the patient's birthdate. Once: a wrong one is counted with each call. */
export const useAdmitWearableDevice = () => {
  const scope = useApi();
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (birthdate: string) =>
      openHeldWearables.call(scope, { headers: { 'x-wearable-birthdate': birthdate } }),
    onSuccess: () => client.resetQueries({ queryKey: KEY }),
  });
};

/** The calls of one import by the holder of the link. */
export const heldWearableHandOver = (scope: ApiScope): WearableHandOver => ({
  begin: (body) => beginHeldWearableImport.call(scope, { body }),
  add: (importId, part, body, signal) =>
    addHeldWearableRecords.call(scope, {
      path: { importId, part },
      body,
      ...(signal === undefined ? {} : { signal }),
    }),
  complete: (importId, body) => completeHeldWearableImport.call(scope, { path: { importId }, body }),
  remove: (importId) => deleteHeldWearableImport.call(scope, { path: { importId } }),
});

/** Shows what was handed over since. */
export const useRefreshHeldWearables = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
};

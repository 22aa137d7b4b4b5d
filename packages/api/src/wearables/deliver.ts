import { createApiClient } from '../runtime/client.ts';
import { operation, type ApiScope, type BodyOf } from '../runtime/operation.ts';

const ingestWearableRecords = operation('ingestWearableRecords');

/** Requests of a device, which has a token of its own and no session. */
export const wearableDeviceScope = ({ baseUrl, token }: { baseUrl: string; token: string }): ApiScope => ({
  client: createApiClient({ baseUrl, getToken: () => token }),
  accountId: null,
});

/** Delivers records as a device: for an app that is built on this client. */
export const deliverWearableRecords = (scope: ApiScope, records: BodyOf<'ingestWearableRecords'>) =>
  ingestWearableRecords.call(scope, { body: records, idempotencyKey: crypto.randomUUID() });

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftKeyOf, loadDraftSecret } from '../src/features/session/draft-key.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';

let bed: TestBed;

beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const keyOf = async (as: TestBed['alba']['people']['admin']) => {
  const { status, body } = await bed.call('getDraftKey', { as });
  expect(status).toBe(200);
  return String(body.key);
};

describe('a person’s own draft key', () => {
  it('is 256 bits, the same on every call, and different for everyone else', async () => {
    const { admin, specialist, receptionist } = bed.alba.people;
    const keys = [await keyOf(admin), await keyOf(specialist), await keyOf(receptionist)];
    for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(new Set(keys).size).toBe(3);
    expect(await keyOf(admin)).toBe(keys[0]);
  });

  it('is derived from a secret that is created once and survives the process', async () => {
    const secret = await loadDraftSecret(bed.database);
    expect(await loadDraftSecret(bed.database)).toBe(secret);
    const { admin } = bed.alba.people;
    expect(draftKeyOf(secret, admin.userId)).toBe(await keyOf(admin));
    expect(draftKeyOf(`A${secret.slice(1)}`, admin.userId)).not.toBe(
      draftKeyOf(`B${secret.slice(1)}`, admin.userId),
    );
  });

  it('is given only to staff, and never cached', async () => {
    expect((await bed.call('getDraftKey', { as: bed.alba.people.patient })).status).toBe(403);
    const { headers } = await bed.call('getDraftKey', { as: bed.alba.people.admin });
    expect(headers['cache-control']).toBe('no-store');
  });
});

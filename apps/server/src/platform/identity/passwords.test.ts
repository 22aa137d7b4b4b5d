import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashPassword, PASSWORD_COST, verifyPassword, workFactors } from './passwords.ts';

const light = { ...workFactors };
beforeAll(() => void Object.assign(workFactors, PASSWORD_COST));
afterAll(() => void Object.assign(workFactors, light));

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

describe('hashPassword', () => {
  it('salts each password separately and accepts only the right one', async () => {
    const [first, second] = await Promise.all([hashPassword('Healzy-demo-1'), hashPassword('Healzy-demo-1')]);
    expect(first).not.toBe(second);
    expect(first).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
    expect(await verifyPassword('Healzy-demo-1', first)).toEqual({ matches: true, isOutdated: false });
    expect(await verifyPassword('Healzy-demo-2', first)).toEqual({ matches: false, isOutdated: false });
  });

  it('treats composed and decomposed characters as the same password', async () => {
    const stored = await hashPassword('mañana-llueve-poco');
    expect((await verifyPassword('mañana-llueve-poco', stored)).matches).toBe(true);
  });

  it('matches nothing without a stored hash, or with a damaged one', async () => {
    expect((await verifyPassword('', null)).matches).toBe(false);
    expect((await verifyPassword('x', undefined)).matches).toBe(false);
    expect((await verifyPassword('x', '$scrypt$nonsense')).matches).toBe(false);
  });

  it('does the same work when there is no such person', async () => {
    const stored = await hashPassword('Healzy-demo-1');
    const scrypt = vi.spyOn(crypto, 'scrypt');
    // Updates the named import in the module under test.
    syncBuiltinESMExports();
    const work = async (against: string | undefined) => {
      scrypt.mockClear();
      await verifyPassword('some password', against);
      return scrypt.mock.calls.map(([password, salt, bytes, options]) => [
        password,
        (salt as Buffer).length,
        bytes,
        options,
      ]);
    };
    const known = await work(stored);
    expect(known).toHaveLength(1);
    expect(await work(undefined)).toEqual(known);
  });

  it('detects a hash made with weaker work factors', async () => {
    const salt = Buffer.alloc(16, 7);
    const hash = crypto.scryptSync('an old password', salt, 32, { N: 2 ** 12, r: 8, p: 1 });
    const stored = `$scrypt$ln=12,r=8,p=1$${salt.toString('base64url')}$${hash.toString('base64url')}`;
    expect(await verifyPassword('an old password', stored)).toEqual({ matches: true, isOutdated: true });
    expect(await verifyPassword('another password', stored)).toEqual({ matches: false, isOutdated: false });
  });
});

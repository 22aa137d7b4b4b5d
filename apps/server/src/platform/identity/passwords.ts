import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

/** Work factors: 2^15 blocks of 1 KiB (r = 8), three passes: about 32 MiB and a tenth of a second. OWASP ASVS 5.0, 11.4.2. */
export const PASSWORD_COST = { logN: 15, blockSize: 8, parallelism: 3 } as const;
/** Those of new hashes. Only tests that are not about passwords change them. */
export const workFactors: Cost = { ...PASSWORD_COST };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

type Cost = Record<keyof typeof PASSWORD_COST, number>;

function derive(password: string, salt: Buffer, cost: Cost, bytes: number): Promise<Buffer> {
  const options: ScryptOptions = {
    N: 2 ** cost.logN,
    r: cost.blockSize,
    p: cost.parallelism,
    maxmem: 256 * 2 ** cost.logN * cost.blockSize,
  };
  return new Promise((resolve, reject) => {
    // NFKC: the same password typed on another keyboard or system must give the same bytes.
    scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function encode(cost: Cost, salt: Buffer, hash: Buffer): string {
  const parameters = `ln=${cost.logN},r=${cost.blockSize},p=${cost.parallelism}`;
  return `$scrypt$${parameters}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

function decode(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } | undefined {
  const match = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (!match) return undefined;
  const [, logN, blockSize, parallelism, salt, hash] = match;
  return {
    cost: { logN: Number(logN), blockSize: Number(blockSize), parallelism: Number(parallelism) },
    salt: Buffer.from(salt ?? '', 'base64url'),
    hash: Buffer.from(hash ?? '', 'base64url'),
  };
}

/** Compared against when there is no such person, so that the response takes as long. No password matches it. */
const decoy = (): string => encode(workFactors, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

/** Hashes a password with its own salt: `$scrypt$ln=15,r=8,p=3$<salt>$<hash>` (base64url). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return encode(workFactors, salt, await derive(password, salt, workFactors, HASH_BYTES));
}

/**
 * Compares in constant time, and takes as long for a person who does not exist or has no password (`stored` missing) as
 * for a wrong password. `isOutdated`: it matches but was hashed with other work factors; hash it again.
 */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
): Promise<{ matches: boolean; isOutdated: boolean }> {
  const known = stored ? decode(stored) : undefined;
  const against = known ?? decode(decoy());
  if (!against) return { matches: false, isOutdated: false };
  const derived = await derive(password, against.salt, against.cost, against.hash.length);
  const matches = timingSafeEqual(derived, against.hash) && known !== undefined;
  return { matches, isOutdated: matches && !isDeepStrictEqual(against.cost, workFactors) };
}

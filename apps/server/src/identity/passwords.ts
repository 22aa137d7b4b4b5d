import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** Work factors: 2^15 blocks of 1 KiB (r = 8), three passes: about 32 MiB and a tenth of a second. OWASP ASVS 5.0, 11.4.2. */
const COST = { logN: 15, blockSize: 8, parallelism: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

interface Cost {
  logN: number;
  blockSize: number;
  parallelism: number;
}

function derive(password: string, salt: Buffer, cost: Cost, bytes: number): Promise<Buffer> {
  const options: ScryptOptions = {
    N: 2 ** cost.logN,
    r: cost.blockSize,
    p: cost.parallelism,
    maxmem: 256 * 2 ** cost.logN * cost.blockSize,
  };
  return new Promise((resolve, reject) => {
    // NFKC: the same password typed on another keyboard or system must stay the same bytes.
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

/** Compared against when there is no such person, so that the answer takes as long. No password matches it. */
const DECOY = encode(COST, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

/** Hashes a password with a salt of its own: `$scrypt$ln=15,r=8,p=3$<salt>$<hash>` (base64url). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return encode(COST, salt, await derive(password, salt, COST, HASH_BYTES));
}

/**
 * Compares in constant time, and takes as long for a person who does not exist or has no password (`stored`
 * missing) as for a wrong password. `isOutdated`: it matches but was hashed with other work factors; hash it anew.
 */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
): Promise<{ matches: boolean; isOutdated: boolean }> {
  const known = stored ? decode(stored) : undefined;
  const against = known ?? decode(DECOY);
  if (!against) return { matches: false, isOutdated: false };
  const derived = await derive(password, against.salt, against.cost, against.hash.length);
  const matches = timingSafeEqual(derived, against.hash) && known !== undefined;
  const isOutdated =
    matches &&
    (against.cost.logN !== COST.logN ||
      against.cost.blockSize !== COST.blockSize ||
      against.cost.parallelism !== COST.parallelism);
  return { matches, isOutdated };
}

/** Shortest and longest password, in characters. The upper limit only keeps requests small. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;

export type PasswordWeakness = 'TOO_SHORT' | 'TOO_LONG' | 'TOO_COMMON' | 'TOO_PERSONAL' | 'TOO_SIMPLE';

/** What a common password is once digits, signs and look-alike letters are taken away. */
const COMMON_STEMS = new Set(
  (
    'password passwort contrasena contrasea clave secret secreto letmein welcome bienvenido bienvenida hola ' +
    'qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbnm abc abcd abcdef iloveyou teamo tequiero admin ' +
    'administrator administrador root user usuario login healzy clinica clinic hospital doctor doctora doctores ' +
    'paciente salud health football futbol realmadrid barcelona monkey dragon sunshine princess princesa master ' +
    'changeme cambiame default test testing guest invitado verano invierno primavera summer winter spring'
  ).split(' '),
);

const LOOK_ALIKE: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't' };

function isCommon(password: string): boolean {
  const bare = password.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replace(/[@$]/g, 'a');
  const letters = bare.replace(/[^a-z]/g, '');
  const swapped = bare
    .replace(/^[^a-z]+|[^a-z]+$/g, '')
    .replace(/\d/g, (digit) => LOOK_ALIKE[digit] ?? '')
    .replace(/[^a-z]/g, '');
  return [letters, swapped].some((word) => {
    if (COMMON_STEMS.has(word)) return true;
    const half = word.slice(0, word.length / 2);
    return word.length % 2 === 0 && half.repeat(2) === word && COMMON_STEMS.has(half);
  });
}

function isSequence(password: string): boolean {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const regular = steps.filter((step) => Math.abs(step) <= 1).length;
  return regular >= steps.length - 2;
}

/**
 * Why a new password is refused, or undefined when it is good: 12 to 128 characters, at least six of them
 * different, no plain run such as 123456789012, not a common word with digits, and without the person's own
 * name or e-mail. No rules about kinds of characters (NIST SP 800-63B, 5.1.1.2; OWASP ASVS 5.0, 6.2).
 *
 * @example passwordWeakness('Password2026!', []) // 'TOO_COMMON'
 */
export function passwordWeakness(
  password: string,
  personal: readonly string[],
): PasswordWeakness | undefined {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min) return 'TOO_SHORT';
  if (length > PASSWORD_LENGTH.max) return 'TOO_LONG';
  if (new Set(password.toLowerCase()).size < 6 || isSequence(password)) return 'TOO_SIMPLE';
  if (isCommon(password)) return 'TOO_COMMON';
  const lower = password.toLowerCase();
  const words = personal
    .flatMap((text) => text.toLowerCase().split(/[\s@.]+/))
    .filter((word) => word.length >= 5);
  if (words.some((word) => lower.includes(word))) return 'TOO_PERSONAL';
  return undefined;
}

import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey, type JWTVerifyOptions } from 'jose';
import { readSessionClaims, type SessionClaims } from '@healzy/domain/session';

/** What the API knows from an accepted token. */
export interface AccessClaims extends SessionClaims {
  expiresAt: Date;
  /** The session that the token came from; null when an external issuer manages the sessions. */
  sessionId: string | null;
}

/** The token is missing, malformed, expired, or not for us: 401. The message contains nothing of the token. */
class InvalidAccessTokenError extends Error {
  override readonly name = 'InvalidAccessTokenError';
  readonly statusCode = 401;
  readonly code = 'INVALID_TOKEN';
}

/** The issuer's keys cannot be read, so nobody can be authenticated: 503. */
class IssuerUnavailableError extends Error {
  override readonly name = 'IssuerUnavailableError';
  readonly statusCode = 503;
  readonly code = 'ISSUER_UNAVAILABLE';
}

export type VerifyAccessToken = (token: string) => Promise<AccessClaims>;

/** Asymmetric signature algorithms. */
export type SigningAlgorithm = 'ES256' | 'RS256' | 'PS256' | 'EdDSA';

/** The algorithms of the embedded provider. */
export const OWN_ALGORITHMS = ['ES256'] as const satisfies readonly SigningAlgorithm[];
/** The algorithms allowed to an external provider. */
export const OUTSIDE_ALGORITHMS = [
  'RS256',
  'PS256',
  'ES256',
  'EdDSA',
] as const satisfies readonly SigningAlgorithm[];

export interface VerifierOptions {
  issuer: string;
  audience: string;
  keys: JWTVerifyGetKey;
  /** Allowed signature algorithms (RFC 7518): never `none`, and none with a shared secret. */
  algorithms: readonly SigningAlgorithm[];
  /** `at+jwt` (RFC 9068) where the issuer marks its access tokens with it. */
  type?: string;
  /** Whether `sid` identifies a session of ours: the issuer is the embedded provider. */
  hasOwnSessions?: boolean;
  now?: () => Date;
}

/** Tolerated clock difference in seconds. */
const CLOCK_TOLERANCE = 5;

/** The keys of an external issuer, found through its discovery document and cached while valid. */
export function keysOfIssuer(issuer: string): JWTVerifyGetKey {
  let remote: Promise<JWTVerifyGetKey> | undefined;
  const discover = async (): Promise<JWTVerifyGetKey> => {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const response = await fetch(address, { signal: AbortSignal.timeout(5_000), redirect: 'error' });
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    const found = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown };
    if (found.issuer !== issuer) throw new Error(`${address} describes another issuer.`);
    if (typeof found.jwks_uri !== 'string') throw new Error(`${address} names no keys.`);
    return createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: 5_000 });
  };
  return async (header, token) => {
    remote ??= discover();
    try {
      return await (
        await remote
      )(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error;
      remote = undefined;
      throw new IssuerUnavailableError('The keys of the identity provider cannot be read.', { cause: error });
    }
  };
}

/**
 * Creates the check that every API call goes through: signature by one of the issuer's keys with an allowed algorithm,
 * issuer, audience, `exp` (required) and `nbf` with five seconds of tolerance, and claims that identify a person.
 */
export function createAccessTokenVerifier(options: VerifierOptions): VerifyAccessToken {
  const { issuer, audience, keys, algorithms, type, hasOwnSessions, now = () => new Date() } = options;
  return async (token) => {
    const checks: JWTVerifyOptions = {
      issuer,
      audience,
      algorithms: [...algorithms],
      clockTolerance: CLOCK_TOLERANCE,
      requiredClaims: ['exp', 'sub'],
      currentDate: now(),
      ...(type !== undefined && { typ: type }),
    };
    try {
      const { payload } = await jwtVerify(token, keys, checks);
      const claims = readSessionClaims(payload);
      if (!claims) throw new InvalidAccessTokenError('The token names no person.');
      return {
        ...claims,
        expiresAt: new Date((payload.exp ?? 0) * 1000),
        sessionId: hasOwnSessions === true && typeof payload.sid === 'string' ? payload.sid : null,
      };
    } catch (error) {
      if (error instanceof InvalidAccessTokenError || error instanceof IssuerUnavailableError) throw error;
      if (error instanceof errors.JOSEError) {
        throw new InvalidAccessTokenError('The token was refused.', { cause: error });
      }
      throw new InvalidAccessTokenError('The token cannot be read.', { cause: error });
    }
  };
}

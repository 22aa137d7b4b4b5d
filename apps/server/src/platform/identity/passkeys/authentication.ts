import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Database } from '../../db/database.ts';
import { authenticationAnswer } from './answers.ts';
import { createChallenge, spendChallenge } from './challenges.ts';
import { findPasskey, notePasskeyUse } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** Options for requesting a passkey; they name no user, the person chooses. */
export async function startAuthentication(
  database: Database,
  party: RelyingParty,
  signIn: string,
  now: Date,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const challenge = await database.asSystem((sql) => createChallenge(sql, { signIn }, now));
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge,
    timeout: 5 * 60_000,
    userVerification: 'required',
  });
}

/** How the passkey is stored, as in RFC 8176. */
export type PasskeyKind = 'hwk' | 'swk';

/** Whom a browser's response authenticates. A refusal has `userId` too, when the passkey is known. */
export type AuthenticationOutcome =
  { kind: 'verified'; userId: string; passkey: PasskeyKind } | { kind: 'refused'; userId?: string };

/** Verifies a browser's response: challenge, origin, relying party, signature, user verification, counter. */
export async function finishAuthentication(
  database: Database,
  party: RelyingParty,
  attempt: { signIn: string; response: unknown; now: Date },
): Promise<AuthenticationOutcome> {
  const { signIn, now } = attempt;
  const answer = authenticationAnswer.safeParse(attempt.response);
  if (!answer.success) return { kind: 'refused' };
  const passkey = await database.asSystem((sql) => findPasskey(sql, answer.data.id));
  if (!passkey) return { kind: 'refused' };
  const refused = { kind: 'refused', userId: passkey.userId } as const;
  if (Buffer.from(answer.data.response.userHandle, 'base64url').toString() !== passkey.userId) return refused;
  try {
    const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
      response: answer.data as AuthenticationResponseJSON,
      expectedChallenge: (challenge) =>
        database.asSystem((sql) => spendChallenge(sql, { signIn }, challenge, now)),
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.counter },
      requireUserVerification: true,
    });
    if (!verified) return refused;
    const isFresh = await database.asSystem((sql) =>
      notePasskeyUse(sql, { id: passkey.id, counter: info.newCounter, now }),
    );
    if (!isFresh) return refused;
    return {
      kind: 'verified',
      userId: passkey.userId,
      passkey: info.credentialDeviceType === 'singleDevice' ? 'hwk' : 'swk',
    };
  } catch {
    return refused;
  }
}

import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Database, Sql } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { Person } from '../people.ts';
import { registrationAnswer } from './answers.ts';
import { createChallenge, spendChallenge } from './challenges.ts';
import { credentialsOf, insertPasskey, MOST_PASSKEYS, type PasskeySummary } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** Options for creating a passkey; undefined when the person has the maximum. */
export function startRegistration(
  database: Database,
  party: RelyingParty,
  person: Person,
  now: Date,
): Promise<PublicKeyCredentialCreationOptionsJSON | undefined> {
  return database.asSystem(async (sql) => {
    const known = await credentialsOf(sql, person.id);
    if (known.length >= MOST_PASSKEYS) return undefined;
    return generateRegistrationOptions({
      rpID: party.id,
      rpName: party.name,
      userID: new Uint8Array(Buffer.from(person.id)),
      userName: person.email,
      userDisplayName: `${person.name} ${person.surname}`.trim(),
      challenge: await createChallenge(sql, { addingFor: person.id }, now),
      timeout: 5 * 60_000,
      // The make of the authenticator reveals more than we need to know.
      attestationType: 'none',
      excludeCredentials: known,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });
}

/**
 * Verifies a new passkey and returns how to store it, in the transaction that reports it. Undefined when it is
 * rejected.
 */
export async function checkRegistration(
  database: Database,
  party: RelyingParty,
  registration: { userId: string; name: string; response: unknown; now: Date },
): Promise<((sql: Sql) => Promise<PasskeySummary | undefined>) | undefined> {
  const { userId, name, response, now } = registration;
  const answer = registrationAnswer.safeParse(response);
  if (!answer.success) return undefined;
  let verified;
  try {
    verified = await verifyRegistrationResponse({
      response: answer.data as RegistrationResponseJSON,
      expectedChallenge: (challenge) =>
        database.asSystem((sql) => spendChallenge(sql, { addingFor: userId }, challenge, now)),
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
  } catch {
    return undefined;
  }
  if (!verified.verified) return undefined;
  const { credential } = verified.registrationInfo;
  return (sql) =>
    insertPasskey(sql, {
      id: newId(now.getTime()),
      userId,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: answer.data.response.transports ?? [],
      name,
      createdAt: now,
    });
}

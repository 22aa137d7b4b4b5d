import { passwordWeakness } from '@healzy/domain/session';
import type { Origin } from '../http/origin.ts';
import type { Sql } from '../db/database.ts';
import type { PersonalAct } from './audit.ts';
import { storePassword } from './new-password.ts';
import { countOwnGuess, requirePassword } from './own-guesses.ts';
import type { IdentityParts } from './parts.ts';
import { deletePasskey, listPasskeys, type PasskeySummary } from './passkeys/passkeys.ts';
import { checkRegistration, startRegistration } from './passkeys/registration.ts';
import type { RelyingParty } from './passkeys/relying-party.ts';
import { hashPassword } from './passwords.ts';
import { findPerson, type Person } from './people.ts';
import { recoveryCodesLeft, replaceRecoveryCodes } from './second-factor/recovery-codes.ts';
import { confirmTotpSecret, removeTotpSecret, startTotpSecret, totpSince } from './second-factor/totp.ts';
import { enqueueSecurityMail, type SecurityEvent } from './security-mail.ts';
import { SecurityRefusal } from './security-refusal.ts';

/** A request of a signed-in person, and where it came from. */
export interface Wish {
  userId: string;
  origin: Origin;
}

type OwnSecurityOptions = IdentityParts & { relyingParty: RelyingParty | undefined };

/** How people see and change how they sign in. Every change is audited and reported to them by e-mail. */
export class OwnSecurity {
  readonly #options: OwnSecurityOptions;

  constructor(options: OwnSecurityOptions) {
    this.#options = options;
  }

  /** A person's sign-in methods; `totpSince`: since when codes are required, null while they are not. */
  read(userId: string) {
    return this.#options.database.asSystem(async (sql) => ({
      hasPassword: ((await findPerson(sql, userId))?.passwordHash ?? null) !== null,
      totpSince: await totpSince(sql, userId),
      recoveryCodesLeft: await recoveryCodesLeft(sql, userId),
      passkeys: await listPasskeys(sql, userId),
    }));
  }

  async startTotp(wish: Wish, currentPassword: string): Promise<{ secret: string; uri: string }> {
    const { database, sealing, settings, now } = this.#options;
    const person = await this.#prove(wish, currentPassword);
    const start = { userId: person.id, issuer: settings.brand, label: person.email, now: now() };
    const made = await database.asSystem((sql) => startTotpSecret(sql, sealing, start));
    if (!made) throw new SecurityRefusal('TOTP_ALREADY_ON');
    return made;
  }

  async confirmTotp(wish: Wish, code: string): Promise<string[]> {
    const { sealing, now } = this.#options;
    const guess = { person: await this.#person(wish.userId), origin: wish.origin, method: 'TOTP' } as const;
    const wasNoGuess = await countOwnGuess(this.#options, guess);
    const outcome = await this.#change(wish, async (sql, person) => {
      const confirmed = await confirmTotpSecret(sql, sealing, { userId: person.id, code, now: now() });
      if (confirmed !== 'on') return { refused: confirmed };
      const codes = await replaceRecoveryCodes(sql, sealing, person.id);
      await this.#tell(sql, person, { event: { kind: 'TOTP_ON' }, wish });
      return { codes };
    });
    // When no code is awaited, nothing was guessed.
    if ('codes' in outcome || outcome.refused !== 'wrong') await wasNoGuess();
    if ('codes' in outcome) return outcome.codes;
    throw new SecurityRefusal(TOTP_REFUSALS[outcome.refused]);
  }

  async removeTotp(wish: Wish, currentPassword: string): Promise<void> {
    const person = await this.#prove(wish, currentPassword);
    const wasOn = await this.#change(wish, async (sql) => {
      const removed = await removeTotpSecret(sql, person.id);
      if (removed) await this.#tell(sql, person, { event: { kind: 'TOTP_OFF' }, wish });
      return removed;
    });
    if (!wasOn) throw new SecurityRefusal('TOTP_NOT_ON');
  }

  async renewRecoveryCodes(wish: Wish, currentPassword: string): Promise<string[]> {
    const person = await this.#prove(wish, currentPassword);
    const codes = await this.#change(wish, async (sql) => {
      if ((await totpSince(sql, person.id)) === null) return undefined;
      await this.#tell(sql, person, { event: { kind: 'RECOVERY_CODES_RENEWED' }, wish });
      return replaceRecoveryCodes(sql, this.#options.sealing, person.id);
    });
    if (!codes) throw new SecurityRefusal('TOTP_NOT_ON');
    return codes;
  }

  /** Options for `navigator.credentials.create`. */
  async startPasskey(wish: Wish, currentPassword: string): Promise<object> {
    const { database, relyingParty, now } = this.#options;
    if (!relyingParty) throw new SecurityRefusal('PASSKEYS_UNSUPPORTED');
    const person = await this.#prove(wish, currentPassword);
    const made = await startRegistration(database, relyingParty, person, now());
    if (!made) throw new SecurityRefusal('PASSKEYS_FULL');
    return made;
  }

  /** Stores the response of `navigator.credentials.create`. */
  async addPasskey(wish: Wish, passkey: { name: string; response: unknown }): Promise<PasskeySummary> {
    const { database, relyingParty, now } = this.#options;
    if (!relyingParty) throw new SecurityRefusal('PASSKEYS_UNSUPPORTED');
    const registration = { userId: wish.userId, ...passkey, now: now() };
    const store = await checkRegistration(database, relyingParty, registration);
    if (!store) throw new SecurityRefusal('PASSKEY_REFUSED');
    const added = await this.#change(wish, async (sql, person) => {
      const stored = await store(sql);
      if (stored)
        await this.#tell(sql, person, { event: { kind: 'PASSKEY_ADDED', name: stored.name }, wish });
      return stored;
    });
    if (!added) throw new SecurityRefusal('PASSKEY_KNOWN');
    return added;
  }

  /** @returns false when it is not a passkey of this person */
  async removePasskey(wish: Wish, id: string, currentPassword: string): Promise<boolean> {
    const person = await this.#prove(wish, currentPassword);
    return this.#change(wish, async (sql) => {
      const name = await deletePasskey(sql, person.id, id);
      if (name === undefined) return false;
      await this.#tell(sql, person, { event: { kind: 'PASSKEY_REMOVED', name }, wish });
      return true;
    });
  }

  /** Changes the password and ends every session of the person but `keepSession`. */
  async changePassword(
    wish: Wish,
    change: { currentPassword: string; newPassword: string; keepSession: string | null },
  ): Promise<void> {
    const { now } = this.#options;
    const { currentPassword, newPassword, keepSession } = change;
    const person = await this.#prove(wish, currentPassword);
    const weakness =
      newPassword === currentPassword
        ? 'SAME'
        : passwordWeakness(newPassword, [person.email, person.name, person.surname]);
    if (weakness) throw new SecurityRefusal('PASSWORD_WEAK', { weakness });
    const hash = await hashPassword(newPassword);
    await this.#change(wish, (sql) =>
      storePassword(sql, this.#options, {
        person,
        hash,
        origin: wish.origin,
        now: now(),
        keepSession: keepSession ?? undefined,
      }),
    );
  }

  /** Requires the current password. */
  async #prove(wish: Wish, currentPassword: string): Promise<Person> {
    const person = await this.#person(wish.userId);
    await requirePassword(this.#options, { person, origin: wish.origin, currentPassword });
    return person;
  }

  async #person(userId: string): Promise<Person> {
    const person = await this.#options.database.asSystem((sql) => findPerson(sql, userId));
    if (!person) throw new TypeError('The caller must be a person.');
    return person;
  }

  /** Runs one transaction of the system role, then sends the e-mails that it wrote. */
  async #change<T>({ userId }: Wish, work: (sql: Sql, person: Person) => Promise<T>): Promise<T> {
    const { database, outbox, later } = this.#options;
    const person = await this.#person(userId);
    const answer = await database.asSystem((sql) => work(sql, person));
    later(() => outbox.deliver());
    return answer;
  }

  async #tell(sql: Sql, person: Person, { event, wish }: { event: Told; wish: Wish }): Promise<void> {
    const act: PersonalAct = {
      kind: event.kind,
      userId: person.id,
      origin: wish.origin,
      at: this.#options.now(),
      ...('name' in event && { details: { name: event.name } }),
    };
    await this.#options.audit.record(sql, act);
    await enqueueSecurityMail(sql, this.#options, person, event);
  }
}

const TOTP_REFUSALS = {
  wrong: 'TOTP_CODE_WRONG',
  'not-started': 'TOTP_NOT_STARTED',
  'already-on': 'TOTP_ALREADY_ON',
} as const;

/** Events that a person causes themselves. */
type Told = Exclude<SecurityEvent, { kind: 'SECOND_FACTOR_BLOCKED' | 'RECOVERY_CODE_USED' }>;

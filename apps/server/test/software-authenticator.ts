import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

/** What a response may get wrong on purpose. */
export interface Flaw {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Without user verification by finger or PIN. */
  isUnverified?: boolean;
  /** Instead of the next one. */
  counter?: number;
  userHandle?: string;
  /** Signed with another key. */
  isForged?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** The subset of CBOR (RFC 8949) that an authenticator uses. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry as Buffer)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** A passkey in this process: real keys, real signatures, a counter that grows with each use. */
export class SoftwareAuthenticator {
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  readonly credentialId = randomBytes(32);
  /** Always 0, as for passkeys that are synced between devices. */
  readonly #isSynced: boolean;
  #counter = 0;
  #userHandle = '';

  constructor(origin: string, { isSynced = false }: { isSynced?: boolean } = {}) {
    this.#origin = origin;
    this.#isSynced = isSynced;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = pair.privateKey;
    this.#publicKey = pair.publicKey;
  }

  /** `navigator.credentials.create`. */
  create(options: PublicKeyCredentialCreationOptionsJSON, flaw: Flaw = {}): RegistrationResponseJSON {
    this.#userHandle = options.user.id;
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const idLength = Buffer.from([0, this.credentialId.length]);
    const credential = Buffer.concat([Buffer.alloc(16), idLength, this.credentialId, key]);
    const authData = Buffer.concat([
      this.#authData(flaw.rpId ?? options.rp.id ?? '', flaw, HAS_CREDENTIAL),
      credential,
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: base64url(this.credentialId),
      rawId: base64url(this.credentialId),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, flaw),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** `navigator.credentials.get`. */
  get(options: PublicKeyCredentialRequestOptionsJSON, flaw: Flaw = {}): AuthenticationResponseJSON {
    const authData = this.#authData(flaw.rpId ?? options.rpId ?? '', flaw, 0);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, flaw);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const key =
      flaw.isForged === true
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
        : this.#privateKey;
    return {
      id: base64url(this.credentialId),
      rawId: base64url(this.credentialId),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, key)),
        userHandle: flaw.userHandle ?? this.#userHandle,
      },
    };
  }

  #authData(rpId: string, flaw: Flaw, extraFlags: number): Buffer {
    if (!this.#isSynced) this.#counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(flaw.counter ?? this.#counter);
    const flags = USER_PRESENT | (flaw.isUnverified === true ? 0 : USER_VERIFIED) | extraFlags;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, challenge: string, flaw: Flaw): string {
    return base64url(
      JSON.stringify({
        type,
        challenge: flaw.challenge ?? challenge,
        origin: flaw.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }
}

import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** The device or the user did not create the passkey. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  constructor(
    readonly reason: 'cancelled' | 'known',
    cause: unknown,
  ) {
    super(reason, { cause });
  }
}

/** The server's options, in the JSON form of WebAuthn level 3. */
type PasskeyOptions = PublicKeyCredentialCreationOptionsJSON;

/** A type guard for the server's answer: the contract does not describe it. */
function isPasskeyOptions(value: object): value is PasskeyOptions {
  return 'challenge' in value && 'rp' in value && 'user' in value && 'pubKeyCredParams' in value;
}

/** Whether this browser can create passkeys, without loading the code for it. */
export function canMakePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/**
 * Asks the device for a passkey.
 * @throws PasskeyError when it has one already, or when none was created
 */
export async function createPasskey(options: object): Promise<RegistrationResponseJSON> {
  if (!isPasskeyOptions(options)) throw new TypeError('These are no options for a passkey.');
  const { startRegistration, WebAuthnError } = await import('@simplewebauthn/browser');
  try {
    return await startRegistration({ optionsJSON: options });
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new PasskeyError(isKnown ? 'known' : 'cancelled', error);
  }
}

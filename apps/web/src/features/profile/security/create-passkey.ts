import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** The device or the person did not make the passkey. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  constructor(
    readonly reason: 'cancelled' | 'known',
    cause: unknown,
  ) {
    super(reason, { cause });
  }
}

/** What the server sends, as WebAuthn level 3 writes it. */
type PasskeyOptions = PublicKeyCredentialCreationOptionsJSON;

/** Whether the server's answer is one: the contract passes it on unread. */
function isPasskeyOptions(value: object): value is PasskeyOptions {
  return 'challenge' in value && 'rp' in value && 'user' in value && 'pubKeyCredParams' in value;
}

/** Whether this browser can make passkeys, known without the code that does it. */
export function canMakePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/**
 * Asks the device for a passkey.
 * @throws PasskeyError when it has one already, or when nothing came of it
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

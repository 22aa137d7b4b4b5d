import type { PasswordWeakness } from '@healzy/domain/session';

export type SecurityRefusalCode =
  | 'CURRENT_PASSWORD_WRONG'
  | 'TOO_MANY_REQUESTS'
  | 'TOTP_ALREADY_ON'
  | 'TOTP_NOT_ON'
  | 'TOTP_NOT_STARTED'
  | 'TOTP_CODE_WRONG'
  | 'PASSKEYS_UNSUPPORTED'
  | 'PASSKEYS_FULL'
  | 'PASSKEY_REFUSED'
  | 'PASSKEY_KNOWN'
  | 'PASSWORD_WEAK';

/** Why a change to a person's sign-in was refused. */
export class SecurityRefusal extends Error {
  override readonly name = 'SecurityRefusal';
  readonly code: SecurityRefusalCode;
  /** Seconds to wait, with `TOO_MANY_REQUESTS`. */
  readonly retryAfter: number;
  /** What is wrong with the new password, with `PASSWORD_WEAK`. */
  readonly weakness: PasswordWeakness | 'SAME' | undefined;

  constructor(
    code: SecurityRefusalCode,
    options: { retryAfter?: number; weakness?: PasswordWeakness | 'SAME' } = {},
  ) {
    super(`Refused: ${code}.`);
    this.code = code;
    this.retryAfter = options.retryAfter ?? 0;
    this.weakness = options.weakness;
  }
}

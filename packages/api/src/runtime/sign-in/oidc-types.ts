/**
 * How a renewal went. `ended`: the provider said no, someone has to sign in. `unreachable`: no answer, which says
 * nothing about the session.
 */
export type Renewal = 'renewed' | 'ended' | 'unreachable';

/** The current access token. Times are of this machine's clock, which may be wrong: only differences count. */
export interface HeldToken {
  readonly value: string;
  readonly by: 'log-in' | 'renewal';
  readonly obtainedAt: number;
  /** Null when the provider did not say. */
  readonly expiresAt: number | null;
}

export interface SignInRequest {
  /** Asks for the password even of someone with a session at the provider. */
  readonly isForced?: boolean;
  /** Who is expected to sign in. */
  readonly email?: string | null;
}

/** What the session needs from an OpenID provider; tests bring their own. */
export interface OidcClient {
  /** Whether the provider is of this page's origin, so that it can be asked without leaving the page. */
  readonly isOwnOrigin: boolean;
  /** Whether this tab can leave to sign in and still know, when it comes back, what it asked for. */
  canLeave(): boolean;
  /** The provider's sign-in address for this page; `target` comes back with the answer. */
  signInAddress(target: string, request?: SignInRequest): Promise<string>;
  /** Exchanges the code in `url` for tokens. Rejects when the provider refused or the state is not ours. */
  completeSignIn(url: string): Promise<{ claims: unknown; target: string | null }>;
  /** The provider's sign-in address for another window, whose answer comes to this page. */
  windowAddress(request?: SignInRequest): Promise<string>;
  /** Exchanges a code that came from another window. */
  completeWindow(url: string): Promise<unknown>;
  /** The provider's sign-out address, which returns to the app's front page; null when it has none. */
  signOutAddress(): Promise<string | null>;
  token(): HeldToken | null;
  /** The claims of the current tokens. */
  claims(): unknown;
  /** Gets new tokens without a dialogue: with the refresh token, else from the provider's session cookie. */
  renew(): Promise<Renewal>;
  /** Drops every token of this tab. */
  forget(): void;
  /** Calls the listener when a renewal brought new claims. */
  onClaims(listener: (claims: unknown) => void): void;
}

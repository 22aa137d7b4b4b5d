/**
 * How a renewal went. `ended`: the provider said no, somebody has to log in. `unreachable`: nobody answered, which
 * says nothing about the session.
 */
export type Renewal = 'renewed' | 'ended' | 'unreachable';

/** The access token of the moment. Times are of this machine's clock, which may be wrong: only differences count. */
export interface HeldToken {
  readonly value: string;
  readonly by: 'log-in' | 'renewal';
  readonly obtainedAt: number;
  /** Null when the provider did not say. */
  readonly expiresAt: number | null;
}

export interface LogInRequest {
  /** Asks for the password even of somebody whom the provider still knows. */
  readonly isForced?: boolean;
  /** Whose log-in is expected. */
  readonly email?: string | null;
}

/** What the session needs of an OpenID provider; the tests bring their own. */
export interface OidcClient {
  /** Whether this tab can leave for the log-in and still know, when it comes back, what it asked for. */
  canLeave(): boolean;
  /** The provider's log-in for this page; `target` comes back with the answer. */
  logInAddress(target: string, request?: LogInRequest): Promise<string>;
  /** Exchanges the code in `url` for tokens. Rejects when the provider refused or the state is not ours. */
  completeLogIn(url: string): Promise<{ claims: unknown; state: unknown }>;
  /** The provider's log-in for another window, whose answer comes to this page. */
  windowAddress(request?: LogInRequest): Promise<string>;
  /** The same exchange for an answer that came from another window. */
  completeWindow(url: string): Promise<unknown>;
  /** The provider's log-out, which comes back to the app's front door; null when it has none. */
  logOutAddress(): Promise<string | null>;
  token(): HeldToken | null;
  /** Gets new tokens without asking anybody: with the refresh token, else with what the provider's cookie says. */
  renew(): Promise<Renewal>;
  /** Drops every token of this tab. */
  forget(): void;
  /** Tells when a renewal brought new claims. */
  onClaims(listener: (claims: unknown) => void): void;
}

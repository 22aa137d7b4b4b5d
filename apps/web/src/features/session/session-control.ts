import type { Beginning } from './beginning.ts';
import type { Tabs } from './tabs.ts';

/** The outcome of a sign-in in another window; `replaced`: a second window was opened for it. */
export type WindowOutcome = 'done' | 'blocked' | 'unreachable' | 'refused' | 'replaced';

/** The operations of the session. */
export interface SessionControl {
  /** Goes on with how the page began. */
  start(beginning: Beginning): void;
  /** Opens the provider's sign-in in this page, and returns to the current address. */
  signInAgain(): Promise<void>;
  /** Signs in through a separate window, while the page stays as it is. Call it from a press. */
  signInInWindow(): Promise<WindowOutcome>;
  /** Forgets this user on this device and ends the session at the provider. */
  signOut(): Promise<void>;
  /** Like `logOut`, and then asks another person to sign in, even if the provider still knows someone. */
  signInAsAnother(): Promise<void>;
  /** The token for a call. Waits while the user signs in again. */
  accessToken(signal?: AbortSignal): Promise<string | null>;
  /** Another token after the server refused one; null if none will help. */
  tokenAfterRefusal(refused: string | null, signal?: AbortSignal): Promise<string | null>;
}

/** What the session needs from its page. */
export interface SessionPage {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'href'>;
  readonly tabs: Tabs;
  /** Asks about unsaved input; false if the user stays. */
  mayLeave(): Promise<boolean>;
  /** Leaves for another address, with a full load. Unsaved input is kept as a draft. */
  leave(address: string): void;
  /** An empty window, opened by a press; null if the browser blocks it. */
  openWindow(): Pick<Window, 'close' | 'closed' | 'location'> | null;
  /** Drops everything that this page holds of the user. */
  forgetPerson(): void;
  /** Erases what the signed-in user typed and did not save. */
  eraseDrafts(): Promise<void>;
}

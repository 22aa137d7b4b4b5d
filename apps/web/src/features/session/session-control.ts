import type { Tabs } from './tabs.ts';

/** How a log-in in another window came out; `replaced`: a second window was opened for it. */
export type WindowOutcome = 'done' | 'blocked' | 'unreachable' | 'refused' | 'replaced';

/** The session's verbs. */
export interface SessionControl {
  /**
   * Decides at the start of the page: back from the provider → signed in, at the remembered target; an error page →
   * shown to anybody; anything else → to the log-in.
   */
  start(): Promise<void>;
  /** To the provider's log-in in this page, coming back to where the person is now. */
  logInAgain(): Promise<void>;
  /** The log-in in a window of its own, while everything here stays as it is. Call it from a press. */
  logInInWindow(): Promise<WindowOutcome>;
  /** Forgets this person on this machine and ends the session at the provider. */
  logOut(): Promise<void>;
  /** As `logOut`, and then asks another person to log in, whoever the provider may still know. */
  logInAsAnother(): Promise<void>;
  /** The token for a call. Waits while somebody logs in again. */
  accessToken(signal?: AbortSignal): Promise<string | null>;
  /** Another token after the server refused one; null when none will help. */
  tokenAfterRefusal(refused: string | null, signal?: AbortSignal): Promise<string | null>;
}

/** What the session needs of the page that it runs in. */
export interface SessionPage {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'href'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly tabs: Tabs;
  /** Asks about what is typed and not saved; false when the person stays. */
  mayLeave(): Promise<boolean>;
  /** Leaves for another address, with a full load. What is typed and not saved is kept as a draft. */
  leave(address: string): void;
  /** An empty window, opened by a press; null when the browser does not allow it. */
  openWindow(): Pick<Window, 'close' | 'closed' | 'location'> | null;
  /** Drops whatever this page holds of the person. */
  forgetPerson(): void;
  /** Erases what the signed-in person typed and did not save. */
  eraseDrafts(): Promise<void>;
}

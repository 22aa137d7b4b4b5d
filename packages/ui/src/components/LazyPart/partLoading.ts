import { type ComponentType, createContext } from 'react';

/** What is said in the place of a part whose code did not come. */
export interface MissingPartWords {
  title: string;
  text?: string;
  /** Asks for it again now. */
  retry: string;
  /** Does without it. */
  close: string;
  /** Something else that helps, such as loading a new version. */
  action?: { label: string; onPress: () => void };
}

export interface MissingPartNoticeProps {
  words: MissingPartWords;
  /** At the edge of the window, for what opens over the page. */
  isFloating: boolean;
  onRetry: () => void;
  onClose: (() => void) | undefined;
}

/** How a product fetches code that comes late, and what it says when it does not come. */
export interface PartLoading {
  load: <Value>(fetch: () => Promise<Value>) => Promise<Value>;
  /** Without words nothing shows where a part is missing. */
  describe?: ((error: unknown) => MissingPartWords) | undefined;
  /**
   * Whether code can be fetched at all; what is missing is asked for again as soon as it can. Left out, the browser’s own
   * word is taken.
   */
  isOnline?: boolean | undefined;
  /** Shows the words. The provider brings it, so that a part alone does not carry its buttons. */
  notice?: ComponentType<MissingPartNoticeProps> | undefined;
}

const PAUSE_MS = 1_000;

/** Most failures of a connection last a second. */
async function loadTwice<Value>(fetch: () => Promise<Value>): Promise<Value> {
  try {
    return await fetch();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return fetch();
  }
}

export const PartLoadingContext = createContext<PartLoading>({ load: loadTwice });

/** Whether anything may be fetched ahead now: a module that fails once is refused by browsers from then on. */
export const network = { isOnline: true };

/** A part's code did not come. Whatever else goes wrong in a part is the part's own. */
export class PartLoadError extends Error {
  override readonly name = 'PartLoadError';
  /** Whether there was a network when it was asked for; it may have come back meanwhile. */
  readonly wasOnline: boolean;

  constructor(cause: unknown, wasOnline: boolean) {
    super('The code of a part did not come.', { cause });
    this.wasOnline = wasOnline;
  }
}

import { type ComponentType, createContext } from 'react';

/** The message shown in place of a part that failed to load. */
export interface MissingPartLabels {
  title: string;
  text?: string;
  /** Retries now. */
  retry: string;
  /** Dismisses it. */
  close: string;
  /** Another remedy, such as loading a new version. */
  action?: { label: string; onPress: () => void };
}

export interface MissingPartNoticeProps {
  messages: MissingPartLabels;
  /** At the edge of the window, for overlays. */
  isFloating: boolean;
  onRetry: () => void;
  onClose: (() => void) | undefined;
}

/** How a product loads lazy code, and what it shows on failure. */
export interface PartLoading {
  load: <Value>(fetch: () => Promise<Value>) => Promise<Value>;
  /** Without messages nothing is shown where a part is missing. */
  describe?: ((error: unknown) => MissingPartLabels) | undefined;
  /**
   * Whether code can be loaded at all; missing parts are requested again as soon as it can. Default: the browser’s own
   * online state.
   */
  isOnline?: boolean | undefined;
  /** Renders the message. Provided by the provider, so that a part does not ship its buttons. */
  notice?: ComponentType<MissingPartNoticeProps> | undefined;
}

const PAUSE_MS = 1_000;

/** Most connection failures last a second. */
async function loadTwice<Value>(fetch: () => Promise<Value>): Promise<Value> {
  try {
    return await fetch();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return fetch();
  }
}

export const PartLoadingContext = createContext<PartLoading>({ load: loadTwice });

/** Whether preloading is allowed now: once a module has failed to load, browsers never retry it. */
export const network = { isOnline: true };

/** The code of a part failed to load. Other errors of a part are the part's own. */
export class PartLoadError extends Error {
  override readonly name = 'PartLoadError';
  /** Whether the network was available when it was requested; it may be back by now. */
  readonly wasOnline: boolean;

  constructor(cause: unknown, wasOnline: boolean) {
    super('The code of a part did not come.', { cause });
    this.wasOnline = wasOnline;
  }
}

/**
 * Signing in in another window or in a hidden frame ends at /callback there. `window.opener` does not survive the trip
 * through the provider (Cross-Origin-Opener-Policy), so the answer comes back over a channel that only pages of our own
 * origin receive. State and verifier stay with the tab that waits: the answer alone is worth nothing.
 */
const CHANNEL = 'healzy.log-in-answers';

/** Marks the `state` of a request whose answer is for another window. */
export const ELSEWHERE = 'elsewhere';

/** How long a window with an answer looks for the tab that waits for it. */
const TAKEN_WITHIN_MS = 3_000;

interface Answer {
  readonly kind: 'answer';
  readonly state: string;
  readonly href: string;
}
interface Taken {
  readonly kind: 'taken';
  readonly state: string;
}
type Message = Answer | Taken;

const stateOf = (href: string): string => new URL(href).searchParams.get('state') ?? '';

/** Whether this page is the end of a sign-in that another tab waits for. */
export function isAnswerForAnotherTab(location: Pick<Location, 'href'>): boolean {
  return stateOf(location.href).endsWith(`;${ELSEWHERE}`);
}

/** Passes the provider's answer to the tab that waits for it; false when there is none any more. */
export function handBack(href: string, milliseconds = TAKEN_WITHIN_MS): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  const state = stateOf(href);
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind !== 'taken' || data.state !== state) return;
      clearTimeout(timer);
      resolve(true);
    };
    channel.postMessage({ kind: 'answer', state, href } satisfies Answer);
  }).finally(() => channel.close());
}

/** Waits for the answer to the request at `address`; null when `signal` ends the wait. */
export function answerTo(address: string, signal: AbortSignal): Promise<string | null> {
  const channel = new BroadcastChannel(CHANNEL);
  const state = stateOf(address);
  return new Promise<string | null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind !== 'answer' || data.state !== state) return;
      channel.postMessage({ kind: 'taken', state } satisfies Taken);
      resolve(data.href);
    };
  }).finally(() => channel.close());
}

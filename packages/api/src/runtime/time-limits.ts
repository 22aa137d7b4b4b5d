/**
 * How long a message waits for its answer. A connection that broke without a word, as when a phone changes from one
 * network to another, would hold all that is written behind it for as long as the browser likes. In milliseconds.
 */
const MESSAGE_MS = 30_000;

/** Ends a call that gets no answer. What is sent again under the same id is stored once. */
export const messageLimit = (): AbortSignal => AbortSignal.timeout(MESSAGE_MS);

/** How long an upload may make no progress; it takes as long as it needs otherwise. In milliseconds. */
export const STALLED_MS = 60_000;

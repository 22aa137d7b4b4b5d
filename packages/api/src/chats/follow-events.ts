/** An event of a stream: its name and its id. */
interface StreamEvent {
  readonly name: string;
  readonly id: string | null;
}

/** The events of a response, as they arrive. */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const fields = new Map(
          part.split('\n').map((line): [string, string] => {
            const [field = '', ...rest] = line.split(': ');
            return [field, rest.join(': ')];
          }),
        );
        const name = fields.get('event');
        if (name !== undefined) yield { name, id: fields.get('id') ?? null };
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

interface FollowedEvents {
  /** Connects again after this event, or from now on. */
  readonly connect: (
    lastEventId: string | null,
    signal: AbortSignal,
  ) => Promise<ReadableStream<Uint8Array> | undefined>;
  readonly onEvent: (name: string) => void;
  /** The first connection is there. */
  readonly onBegin: () => void;
  readonly signal: AbortSignal;
}

/** Resolves when the page is visible: browsers allow few connections, which other tabs need too. */
async function visible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return;
  await new Promise<void>((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Waits, unless the network comes back before. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener('online', end, { once: true, signal });
    signal.addEventListener('abort', end, { once: true });
  });
}

/** Follows a stream of server-sent events: connects again whenever it ends, after the last event that was received. */
export async function followEvents({ connect, onEvent, onBegin, signal }: FollowedEvents): Promise<void> {
  let lastEventId: string | null = null;
  let waitMs = FIRST_WAIT_MS;
  while (!signal.aborted) {
    await visible(signal);
    const connection = new AbortController();
    const leave = () => document.visibilityState === 'hidden' && connection.abort();
    document.addEventListener('visibilitychange', leave);
    try {
      const body = await connect(lastEventId, AbortSignal.any([signal, connection.signal]));
      if (body === undefined) return;
      for await (const { name, id } of eventsIn(body)) {
        waitMs = FIRST_WAIT_MS;
        if (lastEventId === null) onBegin();
        lastEventId = id ?? lastEventId;
        onEvent(name);
      }
    } catch {
      // Ended by the network or the server: what is missed meanwhile follows with the next connection.
      if (!signal.aborted && !connection.signal.aborted) {
        await pause(waitMs, signal);
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      }
    } finally {
      document.removeEventListener('visibilitychange', leave);
    }
  }
}

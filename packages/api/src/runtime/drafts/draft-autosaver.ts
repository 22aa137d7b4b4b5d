import type { Draft, OpenDraft } from './drafts.ts';
import { keepableChanges } from './form-changes.ts';

/** Waits for a pause in the typing, but never longer than this. */
const PAUSE_MS = 300;
const MOST_MS = 1_000;
/** After a failure, storage or server are tried again no sooner. */
const AGAIN_MS = 10_000;

export interface DraftAutosaverOptions {
  open: () => Promise<OpenDraft>;
  /** What the form holds now. */
  current: () => Omit<Draft, 'typedAt'> & { never: readonly string[] };
  /** It was saved or discarded: nothing is written until something is typed again. */
  isGone: () => boolean;
  /** @returns whether any of it is still relevant; otherwise it is erased. */
  onFound: (draft: Draft) => boolean;
  onElsewhere: () => void;
  onNotKept: () => void;
  now?: () => number;
}

/** Saves a draft of one form from time to time, for as long as the form is open. */
export interface DraftAutosaver {
  schedule(): void;
  flush(): void;
  /** Writes what is not yet written; resolves once the device has it, or refused it. */
  kept(): Promise<void>;
  erase(): void;
  /** Writes what is not yet written and releases the slot; resolves then. */
  close(): Promise<void>;
}

export function createDraftAutosaver(options: DraftAutosaverOptions): DraftAutosaver {
  const { current, isGone, now = Date.now } = options;
  let place: OpenDraft | null = null;
  let opening: Promise<void> | null = null;
  let isOver = false;
  let refusedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | null = null;
  let isRestoring = false;
  let writing: Promise<void> = Promise.resolve();
  /** When something not yet saved was last typed; restored content keeps its age. */
  let typedAt: number | null = null;

  const refuse = () => {
    refusedAt = now();
    options.onNotKept();
  };
  const openPlace = async () => {
    try {
      // A form that is unmounted at once, as in React's strict mode, takes no slot.
      await Promise.resolve();
      if (isOver && typedAt === null) return;
      const opened = await options.open();
      // What was typed before the slot was open is still written, but never over a draft that nobody has seen.
      if (isOver && (typedAt === null || opened.found !== null)) {
        await opened.close();
        return;
      }
      place = opened;
      if (isOver) {
        flush();
        return;
      }
      if (opened.isElsewhere) options.onElsewhere();
      if (opened.found !== null) {
        isRestoring = true;
        if (!options.onFound(opened.found)) void opened.erase().catch(refuse);
        isRestoring = false;
      }
      flush();
    } catch {
      refuse();
    } finally {
      opening = null;
    }
  };
  const open = () => {
    if (opening !== null || place !== null || now() - refusedAt < AGAIN_MS) return;
    opening = openPlace();
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
    waitingSince = null;
  };
  const flush = () => {
    stopWaiting();
    if (typedAt === null || isGone()) return;
    if (place === null) {
      open();
      return;
    }
    const { values, base, version, never, texts = {}, unfinished = {}, subject } = current();
    const kept = keepableChanges(base, values, never);
    const hasAny = Object.keys({ ...kept.values, ...texts, ...unfinished }).length > 0;
    const draft = {
      ...kept,
      version,
      typedAt,
      ...(Object.keys(texts).length > 0 ? { texts } : {}),
      ...(Object.keys(unfinished).length > 0 ? { unfinished } : {}),
      ...(subject === undefined ? {} : { subject }),
    };
    typedAt = null;
    writing = (hasAny ? place.write(draft) : place.erase()).catch(() => {
      typedAt ??= draft.typedAt;
      refuse();
    });
  };

  open();
  return {
    schedule() {
      if (isRestoring || isOver) return;
      typedAt = now();
      waitingSince ??= now();
      clearTimeout(timer);
      timer = setTimeout(flush, Math.max(0, Math.min(PAUSE_MS, waitingSince + MOST_MS - now())));
    },
    flush,
    async kept() {
      flush();
      await opening;
      // Read only now: a write that is followed by another at once is left out in favour of it.
      await writing;
    },
    erase() {
      stopWaiting();
      typedAt = null;
      void place?.erase().catch(() => undefined);
    },
    async close() {
      flush();
      isOver = true;
      await opening;
      await place?.close();
    },
  };
}

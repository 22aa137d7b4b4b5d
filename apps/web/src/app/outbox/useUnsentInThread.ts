import type { ComposerHandle } from '@healzy/ui/patterns/Composer';
import { useEffect, useRef } from 'react';
import { type AttachedFile, type CitedInDraft, notArrived, type Outgoing } from './unsent.ts';
import { typedAgain } from './unsent-messages.ts';

interface Outbox {
  readonly typed: string;
  setTyped(text: string): void;
  /** Omitted where a message points at nothing. */
  setCited?(cited: CitedInDraft): void;
  /** Omitted where a message has no files. */
  setFiles?(change: (before: readonly AttachedFile[]) => readonly AttachedFile[]): void;
  readonly outgoing: readonly Outgoing[];
  setOutgoing(change: (before: readonly Outgoing[]) => readonly Outgoing[]): void;
  drop(id: string): void;
}

/**
 * What of a conversation still waits below what has arrived.
 *
 * @param stored the messages that the conversation has
 */
export function useUnsentInThread(outbox: Outbox, stored: readonly { readonly id: string }[]) {
  const { typed, setTyped, setCited, setFiles, outgoing, setOutgoing, drop } = outbox;
  const composer = useRef<ComposerHandle>(null);
  // A message that arrived although its answer was lost no longer waits.
  const unsent = notArrived(outgoing, stored);
  const hasArrived = unsent.length < outgoing.length;
  useEffect(() => {
    if (hasArrived) setOutgoing((before) => notArrived(before, stored));
  }, [hasArrived, stored, setOutgoing]);
  return {
    unsent,
    /** The handle of the field in which messages are written. */
    composer,
    /** Puts one that was refused back into the field, with what went with it. */
    edit(id: string): void {
      const refused = outgoing.find((one) => one.id === id);
      if (refused === undefined) return;
      const { text, file, cited } = refused;
      setTyped(typedAgain(text, typed));
      if (cited !== undefined) setCited?.(cited);
      if (file !== undefined) setFiles?.((before) => [...before, file]);
      drop(id);
      composer.current?.focus();
    },
  };
}

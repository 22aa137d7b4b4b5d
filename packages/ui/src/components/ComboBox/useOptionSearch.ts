import { useEffect, useRef, useState } from 'react';
import type { Option } from '../Select/Select.tsx';

/** Finds the choices that fit a typed text elsewhere. It must stop when `signal` does. */
export type OptionSearch<Id extends string = string> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly Option<Id>[]>;

export type OptionSearchState<Id extends string = string> =
  { kind: 'loading' } | { kind: 'found'; options: readonly Option<Id>[] } | { kind: 'failed' };

/**
 * Asks for the choices that fit `text` once nobody has typed for `delay` ms; an answer that a newer question has
 * overtaken is never shown, and its search is told to stop.
 */
export function useOptionSearch<Id extends string>(
  search: OptionSearch<Id> | undefined,
  text: string,
  isWanted: boolean,
  delay: number,
): { state: OptionSearchState<Id>; retry: () => void } {
  const [answer, setAnswer] = useState<{ question: string; state: OptionSearchState<Id> }>();
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const question = `${attempt} ${text}`;
  const isAnswered = answer?.question === question;

  useEffect(() => {
    if (!isWanted || isAnswered) return;
    const stop = new AbortController();
    const timer = setTimeout(
      () => {
        latest.current?.(text, stop.signal).then(
          (options) => {
            if (!stop.signal.aborted) setAnswer({ question, state: { kind: 'found', options } });
          },
          () => {
            if (!stop.signal.aborted) setAnswer({ question, state: { kind: 'failed' } });
          },
        );
      },
      // The first list is wanted at once: nobody is typing yet.
      text ? delay : 0,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [delay, isAnswered, isWanted, question, text]);

  return {
    state: isAnswered ? answer.state : { kind: 'loading' },
    retry: () => setAttempt((count) => count + 1),
  };
}

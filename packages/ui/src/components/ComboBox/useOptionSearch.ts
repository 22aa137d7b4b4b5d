import { useEffect, useRef, useState } from 'react';
import type { Option } from '../Select/Select.tsx';

/** Searches remotely for options that match a typed text. It must stop when `signal` aborts. */
export type OptionSearch<Id extends string = string> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly Option<Id>[]>;

export type OptionSearchState<Id extends string = string> =
  { kind: 'loading' } | { kind: 'found'; options: readonly Option<Id>[] } | { kind: 'failed' };

/**
 * Searches for options that match `text` once typing has paused for `delay` ms; a result superseded by a newer search
 * is never shown, and its search is aborted.
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
      // The first list is needed at once: nothing is being typed yet.
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

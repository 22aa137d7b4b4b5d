import { useEffect, useState } from 'react';
import type { CommandGroup, CommandPaletteProps } from './CommandPalettePanel.tsx';

/** Long enough that a word typed in one go causes a single request. */
const pauseMs = 200;

interface Search {
  query: string;
  state: 'found' | 'failed';
  groups: readonly CommandGroup[];
}

/** The server's results for the query. The previous ones stay while the next request is running. */
export function useCommandSearch(query: string, search: CommandPaletteProps['search']) {
  const wanted = query.trim();
  const [answer, setAnswer] = useState<Search>({ query: '', state: 'found', groups: [] });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!search || wanted === '') return;
    const controller = new AbortController();
    const waiting = setTimeout(() => {
      search(wanted, controller.signal).then(
        (groups) => controller.signal.aborted || setAnswer({ query: wanted, state: 'found', groups }),
        () => controller.signal.aborted || setAnswer({ query: wanted, state: 'failed', groups: [] }),
      );
    }, pauseMs);
    return () => {
      clearTimeout(waiting);
      controller.abort();
    };
  }, [search, wanted, tries]);

  const isAsked = search !== undefined && wanted !== '';
  const isAnswered = answer.query === wanted;
  return {
    groups: isAsked ? answer.groups : [],
    isLoading: isAsked && !isAnswered,
    isFailed: isAsked && isAnswered && answer.state === 'failed',
    retry: () => {
      setAnswer({ query: '', state: 'found', groups: [] });
      setTries(tries + 1);
    },
  };
}

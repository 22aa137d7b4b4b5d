import { NOTE_TEMPLATES, type NoteTemplate } from '@healzy/domain/notes';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useDebouncedValue } from '../../app/useDebouncedValue.ts';

export const NOTE_VIEWS = ['ALL', ...NOTE_TEMPLATES, 'DELETED'] as const;
export type NoteView = (typeof NOTE_VIEWS)[number];

const isView = (value: string | null): value is NoteView => NOTE_VIEWS.some((view) => view === value);

/** Which notes are listed and which one is open, from the address: a reload or a link shows the same. */
export function useNotesAddress() {
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(parameters.get('search') ?? '');
  const asked = parameters.get('view');
  const view: NoteView = isView(asked) ? asked : 'ALL';
  const search = useDebouncedValue(typed.trim());

  const changed = (changes: Record<string, string | null>): URLSearchParams => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };

  return {
    noteId: parameters.get('note'),
    view,
    typed,
    search,
    isNarrowed: search !== '' || view !== 'ALL',
    template: (view === 'ALL' || view === 'DELETED' ? null : view) as NoteTemplate | null,
    addressOf: (noteId: string | null) => `${pathname}?${changed({ note: noteId }).toString()}`,
    /** Opens a note, or none; resolves once the navigation is done. */
    show: async (noteId: string | null): Promise<void> => {
      await navigate({ search: changed({ note: noteId }).toString() }, { replace: noteId === null });
    },
    setView: (next: NoteView) =>
      setParameters(changed({ view: next === 'ALL' ? null : next, note: null }), { replace: true }),
    setTyped: (words: string) => {
      setTyped(words);
      setParameters(changed({ search: words.trim() }), { replace: true });
    },
    clear: () => {
      setTyped('');
      setParameters(new URLSearchParams(), { replace: true });
    },
  };
}

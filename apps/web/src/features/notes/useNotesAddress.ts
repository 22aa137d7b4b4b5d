import { NOTE_TEMPLATES } from '@healzy/domain/notes';
import { chosenOf, type ListDefinition, oneOf } from '../../app/lists/list-address.ts';
import { useListAddress } from '../../app/lists/useListAddress.ts';
import { useOpenItem } from '../../app/lists/useOpenItem.ts';

export const NOTE_VIEWS = ['ALL', ...NOTE_TEMPLATES, 'DELETED'] as const;
export type NoteView = (typeof NOTE_VIEWS)[number];

const NOTE = 'note';
const NOTE_LIST: ListDefinition = { filters: { view: oneOf(NOTE_VIEWS) }, item: NOTE };

/** Which notes are listed and which one is open, from the address: a reload or a link shows the same. */
export function useNotesAddress() {
  const list = useListAddress(NOTE_LIST);
  const { openId, hrefOf, open } = useOpenItem(NOTE);
  const view = chosenOf(list.filters.view, NOTE_VIEWS)[0] ?? 'ALL';
  return {
    ...list,
    view,
    template: view === 'ALL' || view === 'DELETED' ? null : view,
    setView: (next: NoteView) => list.filter(next === 'ALL' ? {} : { view: { kind: 'choice', ids: [next] } }),
    noteId: openId,
    addressOf: hrefOf,
    /** Opens a note, or none; resolves once the navigation is done. */
    show: open,
  };
}

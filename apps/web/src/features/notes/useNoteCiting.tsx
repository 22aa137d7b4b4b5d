import type { NoteCitation } from '@healzy/api/notes';
import type { RichTextCiting } from '@healzy/ui/patterns/RichTextEditor';
import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { citationText } from '@healzy/domain/shared';
import { textOfCandidate } from '../../app/citations.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { notifySuccess } from '../../app/messages.ts';
import { openNoteAtom, type OpenNote } from '../../state/open-note.ts';
import { useCitationLook } from './useCitationLook.ts';

const CitationPicker = lazyPart(async () => (await import('./CitationPicker.tsx')).CitationPicker);

/** The patient whom a note is about. */
export interface CitedPatient {
  id: string;
  zone: string;
  /** What the note cites so far. */
  citations: readonly NoteCitation[];
}

/** Citing in a note's text: what the editor needs, and the list to choose from. Other screens cite through `useCite`. */
export function useNoteCiting({ id, zone, citations }: CitedPatient) {
  const editor = useRef<RichTextCiting>(null);
  const [isAsked, setAsked] = useState(false);
  const setOpenNote = useSetAtom(openNoteAtom);
  useEffect(() => {
    const note: OpenNote = {
      patientId: id,
      insert: (text, citation) => {
        editor.current?.cite(citationText(text), citation);
        // What cites is elsewhere on the page; on a phone the note may not be visible.
        notifySuccess('note.cite');
      },
    };
    setOpenNote(note);
    return () => setOpenNote((open) => (open === note ? null : open));
  }, [id, setOpenNote]);
  const picker: ReactNode = isAsked && (
    <CitationPicker
      patientId={id}
      zone={zone}
      onClose={() => setAsked(false)}
      onChoose={(candidate) => {
        setAsked(false);
        editor.current?.cite(citationText(textOfCandidate(candidate)), candidate.citation);
      }}
    />
  );
  return {
    citing: {
      onCite: () => setAsked(true),
      citeRef: editor,
      citationLook: useCitationLook(id, citations),
      citationScope: id,
    },
    picker,
  };
}

import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { openNoteAtom } from '../state/open-note.ts';
import { useCite, type CitationCandidate } from './citations.ts';

const candidate: CitationCandidate = {
  citation: { kind: 'DOCUMENT', id: 'd1', view: null },
  title: 'Informe.pdf',
  when: '12 nov 2026',
};

function citing(patientId: string | undefined) {
  const store = createStore();
  const insert = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const open = () => store.set(openNoteAtom, { patientId: 'p1', insert });
  return { insert, open, store, ...renderHook(() => useCite(patientId), { wrapper }) };
}

it('cites in the note that is being written about the patient, readable without opening it', () => {
  const { result, open, insert, rerender } = citing('p1');
  expect(result.current).toBeNull();
  open();
  rerender();
  result.current?.(candidate);
  expect(insert).toHaveBeenCalledWith('Informe.pdf · 12 nov 2026', candidate.citation);
});

it.each(['p2', undefined])('cites nothing about %s in a note about another patient', (patientId) => {
  const { result, open, rerender } = citing(patientId);
  open();
  rerender();
  expect(result.current).toBeNull();
});

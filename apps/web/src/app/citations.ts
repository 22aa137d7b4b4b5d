import type { ApiScope } from '@healzy/api/runtime';
import type { Citation, CitationView } from '@healzy/domain/shared';
import type { LucideIcon } from '@healzy/ui/primitives';
import type { QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { openNoteAtom } from '../state/open-note.ts';
import type { TFunction } from 'i18next';
import type { Formats } from './formats.ts';

/** What sentences of the record are formatted with. */
export interface RecordTools {
  readonly t: TFunction<['patients', 'app', 'patient-data']>;
  readonly formats: Formats;
}

/** Something that can be cited: what it is called, with its value and unit, and its day. */
export interface CitationCandidate {
  readonly citation: Citation;
  readonly title: string;
  /** The local day, or several: “28 feb – 13 mar 2026”. */
  readonly when: string;
  /** What decides where it opens: the type of a medical test. */
  readonly subtype?: string;
}

/** For what candidates are looked up. */
export interface CitationContext extends RecordTools {
  readonly scope: ApiScope;
  readonly cache: QueryClient;
  readonly patientId: string;
  /** The patient's zone. */
  readonly zone: string;
}

/** What was cited, with what decides where it opens: the test of an event. */
export interface CitedPlace extends Pick<Citation, 'id' | 'view'> {
  readonly subtype?: string | null;
}

/** How one kind of citation looks, where it opens, and what there is to cite. */
export interface CitationSource {
  readonly icon: LucideIcon;
  readonly hrefOf: (citation: CitedPlace, patientId: string) => string;
  /** Fetches the latest first. */
  readonly candidates: (context: CitationContext) => Promise<readonly CitationCandidate[]>;
}

/** The charts of a type of medical test. */
export interface ChartCitations {
  readonly hrefOf: (testId: string, view: CitationView, patientId: string) => string;
  readonly candidates: (
    test: CitationCandidate,
    context: CitationContext,
  ) => Promise<readonly CitationCandidate[]>;
}

/** What a citation says in the text: readable without opening it. */
export const textOfCandidate = ({ title, when }: Pick<CitationCandidate, 'title' | 'when'>): string =>
  `${title} · ${when}`;

/**
 * Cites in the note that is being written about this patient; null while there is none. For a chart's or a row's menu.
 *
 * @example
 * const cite = useCite(patientId);
 * if (cite) entries.push({ label: t('app:cite'), onAction: () => cite(candidate) });
 */
export function useCite(patientId: string | undefined): ((candidate: CitationCandidate) => void) | null {
  const note = useAtomValue(openNoteAtom);
  if (note === null || note.patientId !== patientId) return null;
  return (candidate) => note.insert(textOfCandidate(candidate), candidate.citation);
}

import { cacheKey, useApi } from '@healzy/api/runtime';
import { CITATION_KINDS, type CitationKind } from '@healzy/domain/shared';
import { CommandPalette } from '@healzy/ui/patterns/CommandPalette';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CitationCandidate, CitationContext } from '../../app/citations.ts';
import { useFormats } from '../../app/formats.ts';
import { recordParts } from '../patients/record-parts.ts';

export interface CitationPickerProps {
  patientId: string;
  /** The patient's zone. */
  zone: string;
  /** The kinds that are offered; by default all. */
  kinds?: readonly CitationKind[];
  /** Names the list, where it is not a note that cites. */
  title?: string;
  onChoose: (candidate: CitationCandidate) => void;
  onClose: () => void;
}

/** For how many of the latest tests charts are offered. */
const TESTS_WITH_CHARTS = 3;

/** What of one kind can be cited; a test with charts is followed by them. */
async function candidatesOf(kind: CitationKind, context: CitationContext) {
  const { citations, chartCitations } = recordParts();
  const found = (await citations.get(kind)?.candidates(context)) ?? [];
  let tests = 0;
  const all = found.map(async (candidate) => {
    const charts = chartCitations.get(candidate.subtype ?? '');
    if (charts === undefined || tests === TESTS_WITH_CHARTS) return [candidate];
    tests += 1;
    return [candidate, ...(await charts.candidates(candidate, context))];
  });
  return (await Promise.all(all)).flat();
}

/** A list of what a note about the patient can cite, latest first, searched while typing. */
export function CitationPicker({
  patientId,
  zone,
  kinds = CITATION_KINDS,
  title,
  onChoose,
  onClose,
}: CitationPickerProps) {
  const { t } = useTranslation(['notes', 'app', 'patients', 'patient-data']);
  const { t: tRecord } = useTranslation(['patients', 'app', 'patient-data']);
  const formats = useFormats();
  const scope = useApi();
  const cache = useQueryClient();
  const context = useMemo(
    () => ({ scope, cache, patientId, zone, formats, t: tRecord }),
    [scope, cache, patientId, zone, formats, tRecord],
  );
  const queries = useQueries({
    queries: kinds.map((kind) => ({
      queryKey: [...cacheKey('notes', scope.accountId), 'candidates', kind, formats.locale, { patientId }],
      queryFn: () => candidatesOf(kind, context),
      gcTime: 0,
    })),
  });
  const isPending = queries.some((query) => query.isPending);
  const isFailed = queries.some((query) => query.isError);
  const { citations } = recordParts();
  const groups = kinds.map((kind, index) => ({
    id: kind,
    label: t(`citation.kinds.${kind}`),
    entries: (queries[index]?.data ?? []).map((candidate) => ({
      id: `${candidate.citation.id} ${candidate.citation.view?.name ?? ''}`,
      title: candidate.title,
      hint: candidate.when,
      icon: citations.get(kind)?.icon,
      onSelect: () => onChoose(candidate),
    })),
  }));
  return (
    <CommandPalette
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      hasHotkey={false}
      groups={groups}
      labels={{
        title: title ?? t('citation.title'),
        placeholder: t('citation.placeholder'),
        empty: (query) =>
          isPending
            ? t('citation.loading')
            : isFailed
              ? t('citation.failed')
              : query === ''
                ? t('citation.nothing')
                : t('citation.noMatch', { query }),
        loading: t('citation.loading'),
        failed: t('citation.failed'),
      }}
    />
  );
}

import type { NoteCitation } from '@healzy/api/notes';
import { type CitationKind, citationKey, citationSchema } from '@healzy/domain/shared';
import type { CitationLook, RichTextReference } from '@healzy/ui/patterns/RichText';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { recordParts } from '../patients/record-parts.ts';

/**
 * How the citations of a text about a patient look, and where they open.
 *
 * @param read what the server says about them; omitted while a text is being written
 */
export function useCitationLook(patientId: string, read?: readonly NoteCitation[]) {
  const { t } = useTranslation('notes');
  const answers = useMemo(() => new Map(read?.map((one) => [citationKey(one), one])), [read]);
  return useCallback(
    (reference: RichTextReference): CitationLook => {
      const { citations, chartCitations } = recordParts();
      const citation = citationSchema.parse(reference);
      const { kind, id, view } = citation;
      const source = citations.get(kind);
      if (source === undefined) throw new Error(`No module contributes the citation "${kind}".`);
      const answer = answers.get(citationKey(citation));
      const charts = chartCitations.get(answer?.subtype ?? '');
      const href =
        charts && view ? charts.hrefOf(id, view, patientId) : source.hrefOf({ id, view }, patientId);
      return {
        icon: source.icon,
        kind: t(`citation.kind.${kind satisfies CitationKind}`),
        ...(answer?.canOpen === true ? { href } : {}),
        ...(answer?.canOpen === false ? { isGone: true } : {}),
      };
    },
    [answers, patientId, t],
  );
}

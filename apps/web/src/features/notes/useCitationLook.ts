import type { NoteCitation } from '@healzy/api/notes';
import { CITATION_KINDS, citationKey, isCitationView } from '@healzy/domain/shared';
import type { CitationLook, RichTextReference } from '@healzy/ui/patterns/RichText';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../../state/account.ts';
import { citationHref } from '../patients/citation-href.ts';
import { recordParts } from '../patients/record-parts.ts';

/**
 * How the citations of a text about a patient look, and where they open.
 *
 * @param read what the server says about them; omitted while a text is being written
 */
export function useCitationLook(patientId: string, read?: readonly NoteCitation[]) {
  const { t } = useTranslation('notes');
  const roles = useRoles();
  const answers = useMemo(() => new Map(read?.map((one) => [citationKey(one), one])), [read]);
  return useCallback(
    (reference: RichTextReference): CitationLook => {
      const { citations } = recordParts();
      const { id, view } = reference;
      const kind = CITATION_KINDS.find((known) => known === reference.kind);
      const source = kind && citations.get(kind);
      if (kind === undefined || source === undefined)
        throw new Error(`No module contributes the citation "${reference.kind}".`);
      const answer = answers.get(citationKey({ kind, id }));
      const shown = view !== null && isCitationView(view) ? view : null;
      const href = citationHref({ kind, id, view: shown }, answer?.subtype ?? null, patientId, roles);
      return {
        icon: source.icon,
        kind: t(`citation.kind.${kind}`),
        ...(answer?.canOpen === true ? { href } : {}),
        ...(answer?.canOpen === false ? { isGone: true } : {}),
      };
    },
    [answers, patientId, roles, t],
  );
}

import { citationKey, citationsOf, withCitedIds, type Citation, type RichText } from '@healzy/domain/shared';
import type { NoteCitation } from '@healzy/api/schema';
import { type Citable, type CitedRecord, findCited } from '../../contributions/citations.ts';
import type { Sql } from '../../platform/db/database.ts';
import { unprocessable } from '../../platform/http/http-problem.ts';
import type { Services } from '../../platform/services.ts';
import { noteVersions } from './note-rows.ts';

type Hub = Pick<Services, 'contributions'>;

const toNoteCitation = ({ kind, id }: Citation, found: ReadonlyMap<string, Citable>): NoteCitation => {
  const citable = found.get(citationKey({ kind, id }));
  return { kind, id, canOpen: citable !== undefined, subtype: citable?.subtype ?? null };
};

/** For each of the texts, what it cites, and whether the caller can open it. */
export async function readCitations(
  sql: Sql,
  hub: Hub,
  record: CitedRecord,
  texts: readonly RichText[],
): Promise<NoteCitation[][]> {
  const found = await findCited(sql, hub, record, citationsOf(texts.flat()));
  return texts.map((text) => citationsOf(text).map((citation) => toNoteCitation(citation, found)));
}

/**
 * Whatever a text cites must be in the patient's record and open to the caller, unless a signed version of the note
 * cites it already: that may be gone since.
 *
 * @throws HttpProblem 422 `CITATION_UNKNOWN`, with those in `details.citations`
 */
export async function requireCitations(
  sql: Sql,
  hub: Hub,
  record: CitedRecord,
  { message, noteId }: { message: RichText; noteId?: string },
): Promise<void> {
  const cited = citationsOf(message);
  const found = await findCited(sql, hub, record, cited);
  let missing = cited.filter((citation) => !found.has(citationKey(citation)));
  if (missing.length > 0 && noteId !== undefined) {
    const signed = await noteVersions.select(sql, 'WHERE x.account_id = $1 AND x.note_id = $2', [
      record.accountId,
      noteId,
    ]);
    const known = new Set(signed.flatMap(({ message: former }) => citationsOf(former).map(citationKey)));
    missing = missing.filter((citation) => !known.has(citationKey(citation)));
  }
  if (missing.length === 0) return;
  throw unprocessable('CITATION_UNKNOWN', 'A note cites what is in the record of its patient.', {
    citations: missing.map(({ kind, id }) => ({ kind, id })),
  });
}

/** A row of the record with its citations under the ids of this account. */
export const citedHere = <Row extends { message: RichText }>(
  row: Row,
  newIdOf: (id: string) => string | undefined,
): Row => ({ ...row, message: withCitedIds(row.message, newIdOf) });

import type { ChatCitation, ChatMessage } from '@healzy/api/schema';
import { chatCitationSchema } from '@healzy/domain/chats';
import { citationKey } from '@healzy/domain/shared';
import type { z } from 'zod';
import { findCited, type CitedRecord } from '../../contributions/citations.ts';
import type { Sql } from '../../platform/db/database.ts';
import { checked } from '../../platform/http/form.ts';
import { unprocessable } from '../../platform/http/http-problem.ts';
import type { Services } from '../../platform/services.ts';

type Hub = Pick<Services, 'contributions'>;

/**
 * What a message points at must be in the patient's record and open to its author.
 *
 * @throws HttpProblem 422 `CITATION_UNKNOWN`
 */
export async function requireCitation(
  sql: Sql,
  hub: Hub,
  record: CitedRecord,
  written: ChatCitation,
): Promise<z.infer<typeof chatCitationSchema>> {
  const citation = checked(chatCitationSchema, written);
  const found = await findCited(sql, hub, record, [citation]);
  if (!found.has(citationKey(citation)))
    throw unprocessable('CITATION_UNKNOWN', 'A message points at what is in the record of its patient.');
  return citation;
}

/** The messages with whether this reader can open what they point at. */
export async function withOpenable(
  sql: Sql,
  hub: Hub,
  record: CitedRecord,
  messages: readonly ChatMessage[],
): Promise<ChatMessage[]> {
  const cited = messages.flatMap(({ citation }) => (citation === null ? [] : [citation]));
  if (cited.length === 0) return [...messages];
  const found = await findCited(sql, hub, record, cited);
  return messages.map((message) => {
    const { citation } = message;
    const citable = citation && found.get(citationKey(citation));
    return citable
      ? { ...message, citation: { ...citation, canOpen: true, subtype: citable.subtype } }
      : message;
  });
}

import { treatmentKey, type CgmFileTreatment } from '@healzy/domain/cgm';
import type { Language } from '@healzy/domain/shared';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { translator } from '../../platform/messages.ts';
import { mapInSlices } from '../../platform/slices.ts';
import { events, type EventOwner } from './events/event-rows.ts';
import en from './locales/en.json';
import es from './locales/es.json';

const labelsIn = translator({ es, en });

/**
 * Keeps the meals and doses of a file as events of its import. One that an earlier file has added to the test is left as
 * it is, whatever was made of it since: exports overlap, and a meal must not count twice.
 */
export async function insertFileEvents(
  sql: Sql,
  owner: EventOwner & { importId: string; userId: string | null },
  treatments: readonly CgmFileTreatment[],
  language: Language,
): Promise<void> {
  const { userId: createdBy, ...belonging } = owner;
  const { rows } = await sql.query<{ key: string }>(
    'SELECT source_key AS key FROM cgm_events WHERE medical_test_id = $1 AND source_key IS NOT NULL',
    [owner.medicalTestId],
  );
  const known = new Set(rows.map(({ key }) => key));
  const added = await mapInSlices(treatments, (treatment) => {
    const sourceKey = treatmentKey(treatment);
    if (known.has(sourceKey)) return null;
    known.add(sourceKey);
    const startsAt = new Date(treatment.epochSeconds * 1000);
    return { ...belonging, id: newId(), createdBy, sourceKey, startsAt, ...eventOf(treatment, language) };
  });
  const fresh = added.filter((each) => each !== null);
  for (let from = 0; from < fresh.length; from += ROWS_PER_STATEMENT)
    await events.insert(sql, fresh.slice(from, from + ROWS_PER_STATEMENT));
}

const ROWS_PER_STATEMENT = 100;

/** All have the same fields, because a statement inserts many rows by the fields of the first. */
function eventOf({ kind, action, amount }: CgmFileTreatment, language: Language) {
  const t = labelsIn(language);
  if (kind === 'CARBOHYDRATES')
    return { type: 'MEAL' as const, name: t('fileEvents.meal'), description: null, carbohydrates: amount };
  const number = amount.toLocaleString(language, { maximumFractionDigits: 2 });
  const dose = `${number} ${t('fileEvents.units')}`;
  return {
    type: 'CUSTOM' as const,
    name: `${t(`fileEvents.${action ?? 'INSULIN'}`)} · ${dose}`,
    description: dose,
    carbohydrates: null,
  };
}

/** Removes the events of an import that nobody has changed, illustrated or advised on since; the others stay. */
export async function removeFileEvents(sql: Sql, importId: string): Promise<void> {
  await sql.query(
    `DELETE FROM cgm_events e WHERE e.import_id = $1 AND e.updated_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM documents d WHERE d.entity_type = 'CGM_EVENT' AND d.entity_id = e.id)
       AND NOT EXISTS (SELECT 1 FROM cgm_recommendations r WHERE r.event_id = e.id)`,
    [importId],
  );
}

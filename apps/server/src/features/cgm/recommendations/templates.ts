import { RECOMMENDATION_LIMITS, recommendationTemplateSchema } from '@healzy/domain/cgm';
import { z } from 'zod';
import { idColumn, instantColumn } from '../../../platform/db/columns.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { NEXT_VERSION, table, type RowOf } from '../../../platform/db/table.ts';
import { handler } from '../../../platform/http/calls.ts';
import { checked } from '../../../platform/http/form.ts';
import { lockRow } from '../../../platform/http/lock-row.ts';
import { countedPage } from '../../../platform/http/paging.ts';
import { notFound } from '../../../platform/http/http-problem.ts';
import { updated } from '../../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../../platform/http/versions.ts';
import { nextPosition, requireRoomIn, writeOrder } from '../open-test.ts';

const TABLE = 'cgm_recommendation_templates';

export const templates = table(
  TABLE,
  z.object({
    id: idColumn,
    accountId: idColumn,
    version: z.number(),
    messageEs: z.string().nullable(),
    messageEn: z.string().nullable(),
    createdBy: idColumn.nullable(),
    createdAt: instantColumn,
    position: z.number(),
  }),
);
const read = templates.pick('id', 'version', 'messageEs', 'messageEn');

async function findTemplate(sql: Sql, accountId: string, id: string): Promise<RowOf<typeof read>> {
  const found = await read.select(sql, 'WHERE x.account_id = $1 AND x.id = $2', [accountId, id]);
  if (!found[0]) throw notFound();
  return found[0];
}

export const listCgmRecommendationTemplates = handler(
  'listCgmRecommendationTemplates',
  async ({ caller, query }, sql) => {
    const page = await countedPage<RowOf<typeof read>>(sql, query, {
      name: 'cgm-recommendation-templates',
      columns: read.columns('t'),
      from: `${TABLE} t`,
      where: 't.account_id = $1',
      params: [caller.accountId],
      by: 't.position',
      type: 'integer',
      id: 't.id',
    });
    return { status: 200, body: page };
  },
);

export const createCgmRecommendationTemplate = handler(
  'createCgmRecommendationTemplate',
  async ({ caller, body, services }, sql) => {
    const form = checked(recommendationTemplateSchema, body);
    const { accountId, userId: createdBy } = caller;
    const all = { table: TABLE, where: 'account_id = $1', params: [accountId] };
    await requireRoomIn(sql, all, RECOMMENDATION_LIMITS.templates);
    const id = newId();
    const position = await nextPosition(sql, all);
    await templates.insert(sql, { ...form, id, accountId, createdBy, createdAt: services.now(), position });
    return { status: 201, ...versioned(await findTemplate(sql, accountId, id)) };
  },
);

export const updateCgmRecommendationTemplate = handler(
  'updateCgmRecommendationTemplate',
  async ({ caller, path, body, ifMatch }, sql) => {
    const { accountId } = caller;
    await lockRow(sql, TABLE, { accountId, id: path.id });
    const before = await findTemplate(sql, accountId, path.id);
    requireVersion(ifMatch, before);
    const whole = updated('updateCgmRecommendationTemplate', before, body);
    const form = checked(recommendationTemplateSchema, whole);
    await templates.update(sql, { accountId, id: path.id }, { ...form, version: NEXT_VERSION });
    return { status: 200, ...versioned(await findTemplate(sql, accountId, path.id)) };
  },
);

export const deleteCgmRecommendationTemplate = handler(
  'deleteCgmRecommendationTemplate',
  async ({ caller, path }, sql) => {
    const removed = await templates.remove(sql, { accountId: caller.accountId, id: path.id });
    if (removed === 0) throw notFound();
    return { status: 204 };
  },
);

export const moveCgmRecommendationTemplate = handler(
  'moveCgmRecommendationTemplate',
  async ({ caller: { accountId }, path, body }, sql) => {
    // Locked: two people who sort at once both keep their moves.
    const { rows } = await sql.query<{ id: string }>(
      `SELECT id FROM ${TABLE} WHERE account_id = $1 ORDER BY position, id FOR UPDATE`,
      [accountId],
    );
    const moved = await findTemplate(sql, accountId, path.id);
    const order = rows.map(({ id }) => id).filter((id) => id !== moved.id);
    const beforeId = body.beforeId?.toLowerCase() ?? null;
    const at = beforeId === null ? order.length : order.indexOf(beforeId);
    if (beforeId !== moved.id) {
      if (at === -1) throw notFound();
      order.splice(at, 0, moved.id);
      await writeOrder(sql, TABLE, order);
    }
    return { status: 200, ...versioned(moved) };
  },
);

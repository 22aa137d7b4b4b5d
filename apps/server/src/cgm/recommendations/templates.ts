import { RECOMMENDATION_LIMITS, recommendationTemplateSchema } from '@healzy/domain/cgm';
import { z } from 'zod';
import { idColumn, instantColumn } from '../../db/columns.ts';
import type { Sql } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { NEXT_VERSION, table, type RowOf } from '../../db/table.ts';
import { handler } from '../../http/calls.ts';
import { checked } from '../../http/form.ts';
import { lockRow } from '../../http/lock-row.ts';
import { countedPage } from '../../http/paging.ts';
import { notFound } from '../../http/http-problem.ts';
import { requireVersion } from '../../http/versions.ts';
import { requireRoomIn } from '../open-test.ts';

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
      by: 't.created_at',
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
    await templates.insert(sql, { ...form, id, accountId, createdBy, createdAt: services.now() });
    const made = await findTemplate(sql, accountId, id);
    return { status: 201, body: made, version: made.version };
  },
);

export const updateCgmRecommendationTemplate = handler(
  'updateCgmRecommendationTemplate',
  async ({ caller, path, body, ifMatch }, sql) => {
    const { accountId } = caller;
    await lockRow(sql, TABLE, { accountId, id: path.id });
    requireVersion(ifMatch, await findTemplate(sql, accountId, path.id));
    const form = checked(recommendationTemplateSchema, body);
    await templates.update(sql, { accountId, id: path.id }, { ...form, version: NEXT_VERSION });
    const after = await findTemplate(sql, accountId, path.id);
    return { status: 200, body: after, version: after.version };
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

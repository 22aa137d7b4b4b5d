import { SAVED_TEMPLATE_LIMITS, savedMenuTemplateSchema } from '@healzy/domain/menus';
import { searchKey } from '@healzy/domain/shared';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { NEXT_VERSION, type RowOf } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { conflict, notFound, requireFound } from '../../platform/http/http-problem.ts';
import { countedPage, searchPatterns } from '../../platform/http/paging.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../platform/http/versions.ts';
import { menuTemplates, shownTemplates } from './template-rows.ts';

/** One writer of an account's templates at a time, so that two at once do not get one name. */
async function lockTemplates(sql: Sql, accountId: string): Promise<void> {
  await sql.query(`SELECT pg_advisory_xact_lock(hashtextextended('menu templates ' || $1, 0))`, [accountId]);
}

async function requireTemplate(sql: Sql, accountId: string, id: string) {
  const rows = await shownTemplates.select(sql, 'WHERE x.account_id = $1 AND x.id = $2', [accountId, id]);
  return requireFound(rows[0]);
}

/** @throws HttpProblem 409 when another template of the account has that name */
async function requireFreeName(sql: Sql, accountId: string, nameKey: string, id?: string): Promise<void> {
  const other = await menuTemplates.find(sql, { accountId, nameKey });
  if (other && other.id !== id)
    throw conflict('MENU_TEMPLATE_NAME_TAKEN', 'Another menu template has that name.');
}

export const listMenuTemplates = handler('listMenuTemplates', async ({ caller, query }, sql) => {
  const page = await countedPage<RowOf<typeof shownTemplates>>(sql, query, {
    name: 'menu-templates',
    columns: shownTemplates.columns('x'),
    from: `${menuTemplates.name} x`,
    where: 'x.account_id = $1 AND x.name_key LIKE ALL ($2::text[])',
    params: [caller.accountId, searchPatterns(query.search)],
    by: 'x.name_key',
    type: 'text',
    id: 'x.id',
  });
  return { status: 200, body: page };
});

export const createMenuTemplate = handler('createMenuTemplate', async ({ caller, body, services }, sql) => {
  const { accountId, userId: createdBy } = caller;
  const form = checked(savedMenuTemplateSchema, body);
  const nameKey = searchKey(form.name);
  await lockTemplates(sql, accountId);
  await requireFreeName(sql, accountId, nameKey);
  const { rows } = await sql.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM menu_templates WHERE account_id = $1',
    [accountId],
  );
  if ((rows[0]?.count ?? 0) >= SAVED_TEMPLATE_LIMITS.templates)
    throw conflict('MENU_TEMPLATES_FULL', 'There are as many menu templates as there can be.', {
      max: SAVED_TEMPLATE_LIMITS.templates,
    });
  const id = newId();
  const at = services.now();
  const owner = { id, accountId, createdBy, createdAt: at, updatedAt: at };
  await menuTemplates.insert(sql, { ...form, nameKey, ...owner });
  return { status: 201, ...versioned(await requireTemplate(sql, accountId, id)) };
});

export const updateMenuTemplate = handler(
  'updateMenuTemplate',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    const { accountId } = caller;
    const { id } = path;
    await lockTemplates(sql, accountId);
    const before = await requireTemplate(sql, accountId, id);
    requireVersion(ifMatch, before);
    const form = checked(savedMenuTemplateSchema, updated('updateMenuTemplate', before, body));
    const nameKey = searchKey(form.name);
    await requireFreeName(sql, accountId, nameKey, id);
    const changes = { ...form, nameKey, version: NEXT_VERSION, updatedAt: services.now() };
    await menuTemplates.update(sql, { accountId, id }, changes);
    return { status: 200, ...versioned(await requireTemplate(sql, accountId, id)) };
  },
);

export const deleteMenuTemplate = handler('deleteMenuTemplate', async ({ caller, path }, sql) => {
  const removed = await menuTemplates.remove(sql, { accountId: caller.accountId, id: path.id });
  if (removed === 0) throw notFound();
  return { status: 204 };
});

import type { UserInfo } from '@healzy/api/schema';
import { handler, personHandler } from '../../platform/http/calls.ts';
import { requireAccount } from '../../platform/http/callers.ts';
import { countedPage, readSort, searchPatterns } from '../../platform/http/paging.ts';
import { roleForbidden } from '../../platform/http/http-problem.ts';
import { versioned } from '../../platform/http/versions.ts';
import { currentAccountContext } from '../../platform/identity/index.ts';
import { may } from '@healzy/domain/session';
import { pictureUrlOf } from '../../platform/storage/addresses.ts';
import { expiredBefore, oneWithStatus, seesStatus, withStatus } from './status.ts';
import { requireColleague, USER_COLUMNS, type UserRow } from './user-rows.ts';

/** Ignores accents and case in any collation: the letters of Western European names, folded in SQL. */
const FOLD = (text: string): string =>
  `translate(lower(${text}), 'áàâäãåéèêëíìîïóòôöõúùûüñçýÿ', 'aaaaaaeeeeiiiiooooouuuuncyy') COLLATE "C"`;

const ORDER = {
  surname: FOLD(`u.surname || ' ' || u.name`),
  email: `lower(u.email) COLLATE "C"`,
};

export const listUsers = handler('listUsers', async ({ caller, query, services }, sql) => {
  if (query.states !== undefined && !seesStatus(caller.roles)) throw roleForbidden();
  const { field, isDescending } = readSort(query.sort ?? 'surname');
  const page = await countedPage<UserRow>(sql, query, {
    name: `users-by-${field}`,
    columns: USER_COLUMNS,
    from: 'account_people u',
    where: `u.account_id = $1 AND (u.professional_id IS NOT NULL OR u.is_invited)
      AND ($2::text[] IS NULL OR u.roles && $2::text[])
      AND ($3::uuid[] IS NULL OR u.professional_id = ANY ($3::uuid[]))
      AND ${FOLD(`u.name || ' ' || u.surname || ' ' || u.email`)} LIKE ALL ($4::text[])
      AND ($5::text[] IS NULL OR (CASE WHEN u.accepted_at IS NOT NULL THEN 'ACTIVE'
        WHEN u.invited_at <= $6::timestamptz THEN 'INVITATION_EXPIRED' ELSE 'INVITED' END) = ANY ($5::text[]))`,
    params: [
      caller.accountId,
      query.roles ?? null,
      query.professionalIds ?? null,
      searchPatterns(query.search),
      query.states ?? null,
    ],
    now: expiredBefore(services),
    by: ORDER[field],
    type: 'text',
    id: 'u.id',
    isDescending,
  });
  const items = await withStatus(sql, page.items, { caller, services });
  return { status: 200, body: { ...page, items } };
});

export const getUser = handler('getUser', async ({ caller, path, services }, sql) => {
  const row = await requireColleague(sql, caller.accountId, path.id);
  return { status: 200, ...versioned(await oneWithStatus(sql, row, { caller, services })) };
});

export const getUsersInfo = personHandler(
  'getUsersInfo',
  async ({ claims, database, query, body, services }) => {
    const { userId, sessionId } = claims;
    if (query.accountId !== undefined) requireAccount(claims, query.accountId);
    let isAllowed = false;
    const accounts = claims.accountContexts.filter(
      ({ accountId }) => query.accountId === undefined || query.accountId.toLowerCase() === accountId,
    );
    const found = new Map<string, UserInfo>();
    for (const { accountId } of accounts) {
      const rows = await database.asAccount({ accountId, userId }, async (sql) => {
        const context = await currentAccountContext(sql, userId, accountId);
        if (context === null || !may('getUsersInfo', context.roles)) return null;
        const answer = await sql.query<Omit<UserInfo, 'pictureUrl'> & { pictureId: string | null }>(
          `SELECT u.id, u.name, u.surname,
             CASE WHEN coalesce(u.picture_account_id, $2) = $2 THEN u.picture_id END AS picture_id
           FROM users u WHERE u.id = ANY ($1::uuid[])`,
          [body.userIds, accountId],
        );
        return answer.rows;
      });
      if (rows === null) continue;
      isAllowed = true;
      for (const { pictureId: documentId, ...row } of rows) {
        const file = { accountId, documentId };
        const pictureUrl = pictureUrlOf(services.addresses, file, { userId, sessionId });
        if (!found.has(row.id)) found.set(row.id, { ...row, pictureUrl });
      }
    }
    if (!isAllowed) throw roleForbidden();
    const ids = [...new Set(body.userIds.map((id) => id.toLowerCase()))];
    const items = ids.flatMap((id) => found.get(id) ?? []);
    return { status: 200, body: { items, nextCursor: null, total: items.length } };
  },
);

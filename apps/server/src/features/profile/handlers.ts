import { z } from 'zod';
import type { Profile } from '@healzy/api/schema';
import { profileFormSchema } from '@healzy/domain/users';
import type { Sql } from '../../platform/db/database.ts';
import { NEXT_VERSION, NOW } from '../../platform/db/table.ts';
import { replacePicture } from '../documents/pictures.ts';
import { handler, type Call } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { lockRow } from '../../platform/http/lock-row.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../platform/http/versions.ts';
import { pictureUrlOf } from '../../platform/storage/addresses.ts';
import { people, requireUser, toUser } from '../users/user-rows.ts';

const holders = people.pick('pictureAccountId');

async function readOwn(
  sql: Sql,
  call: Pick<Call<'getOwnProfile'>, 'caller' | 'sessionId' | 'services'>,
): Promise<{ profile: Profile; pictureAccountId: string | null }> {
  const { accountId, userId } = call.caller;
  const user = toUser(await requireUser(sql, accountId, userId));
  const [row] = await holders.select(sql, 'WHERE x.id = $1', [userId]);
  const pictureAccountId = row?.pictureAccountId ?? null;
  const file = { accountId: pictureAccountId ?? accountId, documentId: user.picture };
  const pictureUrl = pictureUrlOf(call.services.addresses, file, { userId, sessionId: call.sessionId });
  return { profile: { ...user, pictureUrl }, pictureAccountId };
}

export const getOwnProfile = handler('getOwnProfile', async (call, sql) => {
  const { profile } = await readOwn(sql, call);
  return { status: 200, ...versioned(profile) };
});

const form = profileFormSchema.extend({ picture: z.uuid().nullable().default(null) });

export const updateOwnProfile = handler('updateOwnProfile', async (call, sql) => {
  const { accountId, userId } = call.caller;
  await lockRow(sql, 'users', { id: userId });
  const { profile: before, pictureAccountId } = await readOwn(sql, call);
  requireVersion(call.ifMatch, before);
  const change = checked(form, updated('updateOwnProfile', before, call.body));
  // The existing picture may belong to another account of theirs, which this one cannot access.
  const isOther = await replacePicture(sql, call, {
    owner: { entityType: 'USER', entityId: userId },
    before: { accountId: pictureAccountId ?? accountId, documentId: before.picture },
    documentId: change.picture,
  });
  await people.update(
    sql,
    { id: userId },
    {
      ...change,
      pictureId: change.picture,
      pictureAccountId: isOther ? accountId : pictureAccountId,
      version: NEXT_VERSION,
      updatedAt: NOW,
    },
  );
  const { profile } = await readOwn(sql, call);
  return { status: 200, ...versioned(profile) };
});

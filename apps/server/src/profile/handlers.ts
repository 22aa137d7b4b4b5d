import { z } from 'zod';
import { profileFormSchema } from '@healzy/domain/users';
import { requirePicture, forgetOldPicture } from '../documents/pictures.ts';
import { handler } from '../http/calls.ts';
import { checked } from '../http/form.ts';
import { lockRow } from '../http/lock-row.ts';
import { notFound } from '../http/http-problem.ts';
import { requireVersion } from '../http/versions.ts';
import { findOwnProfile, toProfile } from './profile-rows.ts';

export const getOwnProfile = handler('getOwnProfile', async ({ caller, sessionId, services }, sql) => {
  const row = await findOwnProfile(sql, caller);
  if (!row) throw notFound();
  const profile = toProfile(row, services.addresses, sessionId);
  return { status: 200, body: profile, version: profile.version };
});

const form = profileFormSchema.extend({ picture: z.uuid().nullable().default(null) });

export const updateOwnProfile = handler(
  'updateOwnProfile',
  async ({ caller, sessionId, body, ifMatch, services, afterCommit }, sql) => {
    await lockRow(sql, 'users', { id: caller.userId });
    const before = await findOwnProfile(sql, caller);
    if (!before) throw notFound();
    requireVersion(ifMatch, toProfile(before, services.addresses, sessionId));
    const change = checked(form, body);
    // The existing picture may belong to another account of theirs, which this one cannot access.
    const isOther = change.picture !== before.picture;
    if (isOther) await requirePicture(sql, change.picture, { entityType: 'USER', entityId: caller.userId });
    await sql.query(
      `UPDATE users SET version = version + 1, updated_at = now(), name = $2, surname = $3, phone = $4, birthdate = $5,
         language = $6, timezone = $7, picture_id = $8, picture_account_id = $9
       WHERE id = $1`,
      [
        caller.userId,
        change.name,
        change.surname,
        change.phone,
        change.birthdate,
        change.language,
        change.timezone,
        change.picture,
        isOther ? caller.accountId : before.pictureAccountId,
      ],
    );
    if (isOther && before.picture !== null) {
      const old = { accountId: before.pictureAccountId ?? caller.accountId, documentId: before.picture };
      afterCommit(() => forgetOldPicture(services, caller.userId, old));
    }
    const row = await findOwnProfile(sql, caller);
    if (!row) throw notFound();
    const profile = toProfile(row, services.addresses, sessionId);
    return { status: 200, body: profile, version: profile.version };
  },
);

import { z } from 'zod';
import { profileFormSchema } from '@healzy/domain/users';
import { demandPicture } from '../documents/pictures.ts';
import { handler } from '../http/calls.ts';
import { checked } from '../http/form.ts';
import { notFound } from '../http/refusals.ts';
import { demandVersion } from '../http/versions.ts';
import { findUser, toProfile } from '../users/user-rows.ts';

export const getOwnProfile = handler('getOwnProfile', async ({ caller }, sql) => {
  const row = await findUser(sql, caller.accountId, caller.userId);
  if (!row) throw notFound();
  const profile = toProfile(row);
  return { status: 200, body: profile, version: profile.version };
});

const form = profileFormSchema.extend({ picture: z.uuid().nullable().default(null) });

export const updateOwnProfile = handler('updateOwnProfile', async ({ caller, body, ifMatch }, sql) => {
  await sql.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [caller.userId]);
  const before = await findUser(sql, caller.accountId, caller.userId);
  if (!before) throw notFound();
  demandVersion(ifMatch, toProfile(before));
  const change = checked(form, body);
  await demandPicture(sql, change.picture, { entityType: 'USER', entityId: caller.userId });
  await sql.query(
    `UPDATE users SET version = version + 1, updated_at = now(), name = $2, surname = $3, phone = $4, birthdate = $5,
       language = $6, timezone = $7, picture_id = $8
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
    ],
  );
  const row = await findUser(sql, caller.accountId, caller.userId);
  if (!row) throw notFound();
  const profile = toProfile(row);
  return { status: 200, body: profile, version: profile.version };
});

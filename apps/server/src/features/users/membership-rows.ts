import { userFormSchema } from '@healzy/domain/users';
import { z } from 'zod';
import { idColumn, instantColumn, listColumn } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

const shared = {
  accountId: idColumn,
  userId: idColumn,
  roles: listColumn(z.string()),
  version: z.number(),
  invitedAt: instantColumn.nullable(),
  invitationsSent: z.number(),
};

/** Who belongs to an account; without `acceptedAt`, they have not followed their invitation yet. */
export const memberships = table(
  'memberships',
  z.object({
    ...shared,
    professionalId: idColumn.nullable(),
    acceptedAt: instantColumn.nullable(),
  }),
);

/** What an account entered about people who also work elsewhere, until they accept. */
export const invitations = table('membership_invitations', z.object({ ...userFormSchema.shape, ...shared }));

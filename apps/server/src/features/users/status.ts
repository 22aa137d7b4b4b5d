import { may, type Role } from '@healzy/domain/session';
import { invitationExpiry, invitationWaitSeconds, userState } from '@healzy/domain/users';
import type { User } from '@healzy/api/schema';
import type { Sql } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { requireFound } from '../../platform/http/http-problem.ts';
import type { Services } from '../../platform/services.ts';
import { toUser, type UserRow } from './user-rows.ts';

type Status = NonNullable<User['status']>;
/** A person's status as far as it is stored. */
type StoredStatus = Omit<Status, 'state' | 'invitationExpiresAt' | 'resendFrom'> & {
  id: string;
  acceptedAt: string | null;
  invitationsSent: number;
};

/** Whether the caller sees people's status: those who may change it. */
export const seesStatus = (roles: readonly Role[]): boolean => may('updateUser', roles);

/** The request of the person who sees others. */
export interface Reader {
  caller: Caller;
  services: Services;
}

/** Everyone in the account as the caller may see them: administrators also see each person's status. */
export async function withStatus(
  sql: Sql,
  people: readonly UserRow[],
  { caller, services }: Reader,
): Promise<User[]> {
  if (!seesStatus(caller.roles) || people.length === 0)
    return people.map((row) => ({ ...toUser(row), status: null }));
  const { rows } = await sql.query<StoredStatus>(
    `SELECT u.id, u.accepted_at, u.invited_at, u.invitations_sent,
       (SELECT max(a.at) FROM audit_log a WHERE a.account_id = $1 AND a.user_id = u.id AND a.kind = 'SIGN_IN') AS last_sign_in_at,
       NOT u.is_invited AND belongs_elsewhere(u.id) AS works_elsewhere,
       (SELECT count(*) FROM patient_specialists s
        WHERE s.account_id = $1 AND s.professional_id = u.professional_id AND s.is_principal) AS patient_count,
       (SELECT count(*) FROM patient_specialists s
        WHERE s.account_id = $1 AND s.professional_id = u.professional_id AND NOT s.is_principal) AS observed_patient_count,
       (SELECT count(*) FROM medical_test_specialists s JOIN medical_tests t ON t.id = s.medical_test_id
        WHERE s.account_id = $1 AND s.professional_id = u.professional_id AND s.is_principal
          AND t.state IN ('STARTED', 'IN_PROGRESS')) AS active_test_count
     FROM account_people u WHERE u.account_id = $1 AND u.id = ANY ($2::uuid[])`,
    [caller.accountId, people.map(({ id }) => id)],
  );
  const statuses = new Map(rows.map((row) => [row.id, statusOf(row, services)]));
  return people.map((row) => ({ ...toUser(row), status: statuses.get(row.id) ?? null }));
}

/** The same for one person. */
export async function oneWithStatus(sql: Sql, person: UserRow, reader: Reader): Promise<User> {
  return requireFound((await withStatus(sql, [person], reader))[0]);
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
const textOf = (date: Date | null): string | null => date?.toISOString() ?? null;

function statusOf(
  { id: _id, invitationsSent, ...stored }: StoredStatus,
  { invitationHours, now }: Services,
): Status {
  const { acceptedAt: accepted, ...told } = stored;
  const [acceptedAt, invitedAt] = [dateOf(accepted), dateOf(told.invitedAt)];
  const isWaiting = acceptedAt === null;
  return {
    ...told,
    state: userState({ acceptedAt, invitedAt }, invitationHours, now()),
    invitationExpiresAt: isWaiting ? textOf(invitationExpiry(invitedAt, invitationHours)) : null,
    resendFrom: isWaiting ? textOf(resendFrom(invitedAt ?? now(), invitationsSent)) : null,
  };
}

/** When an invitation may next be sent again. */
export const resendFrom = (invitedAt: Date, sent: number): Date =>
  new Date(invitedAt.getTime() + invitationWaitSeconds(sent) * 1000);

/** Invitations from before this moment have expired; null where links are not ours. */
export function expiredBefore({ invitationHours, now }: Services): string | null {
  return invitationHours === null
    ? null
    : new Date(now().getTime() - invitationHours * 3_600_000).toISOString();
}

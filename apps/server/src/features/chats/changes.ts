import { chatStateDone } from '@healzy/domain/chats';
import type { ChatPerson } from '@healzy/api/schema';
import { patientAccess, type Role } from '@healzy/domain/session';
import type { Sql } from '../../platform/db/database.ts';
import { handler } from '../../platform/http/calls.ts';
import { unprocessable } from '../../platform/http/http-problem.ts';
import { requireMail } from '../../shared/patient-access/link-delivery.ts';
import { assignmentOf } from '../../shared/patient-access/assignments.ts';
import { chatOf, requireChat } from './access.ts';
import { ensureChat, noteChange } from './chat-rows.ts';
import { nameOf } from './messages.ts';
import { wakeFollowers } from './followers.ts';

/** Someone who works in the account. */
interface Colleague extends ChatPerson {
  professionalId: string | null;
  roles: Role[];
}

/** The people of the account to whom the patient is open, by name: just these can be given the chat. */
async function peopleWho(
  sql: Sql,
  { accountId, patientId }: { accountId: string; patientId: string },
): Promise<ChatPerson[]> {
  const { rows: assigned } = await sql.query<{ professionalId: string; isPrincipal: boolean }>(
    'SELECT professional_id, is_principal FROM patient_specialists WHERE account_id = $1 AND patient_id = $2',
    [accountId, patientId],
  );
  const { rows: people } = await sql.query<Colleague>(
    `SELECT u.id AS user_id, u.name, u.surname, m.professional_id, m.roles
     FROM memberships m JOIN users u ON u.id = m.user_id WHERE m.account_id = $1
     ORDER BY lower(u.surname), lower(u.name), u.id`,
    [accountId],
  );
  const assignment = assignmentOf(assigned);
  return people
    .filter((person) => patientAccess(person, assignment).identity !== 'none')
    .map(({ userId, name, surname }) => ({ userId, name, surname }));
}

export const listChatAssignees = handler('listChatAssignees', async ({ caller, path }, sql) => {
  await requireChat(sql, caller, path.patientId, 'read');
  const items = await peopleWho(sql, { accountId: caller.accountId, patientId: path.patientId });
  return { status: 200, body: { items } };
});

export const updateChat = handler(
  'updateChat',
  async ({ caller, path, body, services, afterCommit }, sql) => {
    await requireChat(sql, caller, path.patientId, 'edit');
    const chat = { accountId: caller.accountId, patientId: path.patientId.toLowerCase() };
    const { assigneeId, isDone, mailsPatient } = body;
    if (typeof assigneeId === 'string') {
      const people = await peopleWho(sql, chat);
      if (!people.some(({ userId }) => userId === assigneeId.toLowerCase()))
        throw unprocessable(
          'ASSIGNEE_UNKNOWN',
          'This person does not work here, or may not see the patient.',
        );
    }
    if (mailsPatient === true) requireMail(services);
    await ensureChat(sql, chat.accountId, chat.patientId);
    const key = [chat.accountId, chat.patientId];
    await sql.query('SELECT 1 FROM chats WHERE account_id = $1 AND patient_id = $2 FOR UPDATE', key);
    const before = await chatOf(sql, caller, chat.patientId);
    if (assigneeId !== undefined)
      await sql.query('UPDATE chats SET assignee_id = $3 WHERE account_id = $1 AND patient_id = $2', [
        ...key,
        assigneeId,
      ]);
    if (isDone !== undefined)
      await sql.query('UPDATE chats SET state = $3 WHERE account_id = $1 AND patient_id = $2', [
        ...key,
        chatStateDone(isDone, before.isLastFromPatient),
      ]);
    // The same again changes neither since when nor who noted it.
    if (mailsPatient !== undefined)
      await sql.query(
        `UPDATE chats SET mail_since = $3, mail_by_name = $4
         WHERE account_id = $1 AND patient_id = $2 AND (mail_since IS NULL) <> ($3::timestamptz IS NULL)`,
        [
          ...key,
          ...(mailsPatient ? [services.now().toISOString(), await nameOf(sql, caller)] : [null, null]),
        ],
      );
    await noteChange(sql, chat.accountId, chat.patientId);
    afterCommit(() => wakeFollowers(services.database, chat.accountId));
    return { status: 200, body: await chatOf(sql, caller, chat.patientId) };
  },
);

import { reachOf } from '@healzy/domain/session';
import { linkStreamHandler, streamHandler, type Caller } from '../../platform/http/calls.ts';
import { changeEvents } from './change-events.ts';
import { changedAfter, latestChange, type ChangedChat } from './followers.ts';
import { requireHeldChat } from './held.ts';
import { linkLimitsOf } from './link-limits.ts';

/** Which of the changed chats the caller may know of. */
function isOpenTo(caller: Caller): (chat: ChangedChat) => boolean {
  const reach = reachOf(caller, ({ identity }) => identity !== 'none');
  if (reach === 'all') return () => true;
  const { professionalId } = caller;
  return ({ professionals }) =>
    reach === 'assigned' && professionalId !== null && professionals.includes(professionalId);
}

export const followChats = streamHandler(
  'followChats',
  async ({ caller, query, services, isLive, inAccount }) => {
    const { accountId } = caller;
    const last = query.lastEventId;
    return changeEvents({
      database: services.database,
      accountId,
      position: last === undefined ? await inAccount((sql) => latestChange(sql, accountId)) : Number(last),
      isLive,
      isOpen: isOpenTo(caller),
      dataOf: ({ patientId, lastSequence }) => ({ patientId, lastSequence }),
      changedAfter: (position) => inAccount((sql) => changedAfter(sql, accountId, position)),
    });
  },
);

export const followHeldChat = linkStreamHandler(
  'followHeldChat',
  async ({ device, holder, query, services, isLive, inLink }) => {
    const held = await inLink((sql) => requireHeldChat(sql, { device, holder }, services.now()));
    const { accountId, patientId } = held;
    const limits = isLive ? linkLimitsOf(services.database) : null;
    limits?.requireStream(held);
    const changedSince = (position: number): Promise<ChangedChat[]> =>
      inLink(async (sql) => {
        const { rows } = await sql.query<Omit<ChangedChat, 'professionals'>>(
          `SELECT patient_id, change, last_sequence FROM chats
           WHERE account_id = $1 AND patient_id = $2 AND change > $3`,
          [accountId, patientId, position],
        );
        return rows.map((row) => ({ ...row, professionals: [] }));
      });
    const last = query.lastEventId;
    const now = last === undefined ? await changedSince(0) : [];
    const events = await changeEvents({
      database: services.database,
      accountId,
      position: last === undefined ? (now[0]?.change ?? 0) : Number(last),
      isLive,
      isOpen: (chat) => chat.patientId === patientId,
      dataOf: ({ lastSequence }) => ({ lastSequence }),
      changedAfter: changedSince,
    });
    limits?.hold(held, events);
    return events;
  },
);

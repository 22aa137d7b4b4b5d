import type { DemoClinic, DemoPatient } from '../contributions/demo.ts';
import type { Sql } from '../platform/db/database.ts';
import { withAfterCommit } from '../platform/http/after-commit.ts';
import type { AccountHandler, Call, Caller, HandlerOf, LongCall } from '../platform/http/calls.ts';
import type { OperationId } from '../platform/http/contract.ts';

type Request<Id extends OperationId> = Partial<Pick<Call<Id>, 'path' | 'body' | 'ifMatch'>>;
type Answering<Id extends OperationId> = AccountHandler<Id> | HandlerOf<'long', Id>;
/** What tests and their contents answer with. */
interface Answer {
  body: { id: string };
  version: number;
}
/** Calls a handler as the clinic's lead specialist did at some moment. */
type PastCall = <Id extends OperationId>(handler: Answering<Id>, request: Request<Id>) => Promise<Answer>;

/** What the lead specialist of a clinic did for a patient in the past, by the product's own handlers and their rules. */
export async function actInThePast(
  { services, accountId, lead }: DemoClinic,
  patient: DemoPatient,
  work: (callAt: (at: Date) => PastCall) => Promise<void>,
): Promise<void> {
  const inAccount = <T>(run: (sql: Sql) => Promise<T>): Promise<T> =>
    services.database.asAccount({ accountId, userId: lead.userId }, run);
  const caller: Caller = { accountId, ...lead, roles: ['SPECIALIST'] };
  const activity = await inAccount((sql) =>
    sql.query<{ at: string }>('SELECT last_activity_at AS at FROM patients WHERE id = $1', [patient.id]),
  );
  const callAt =
    (at: Date): PastCall =>
    async <Id extends OperationId>(handler: Answering<Id>, request: Request<Id>) => {
      const past = { ...services, now: () => at };
      const reply = await withAfterCommit(past, (afterCommit) => {
        const call = {
          ...{ ...request, caller, afterCommit, services: past, query: { accountId } },
          ...{ idempotencyKey: null, sessionId: null, origin: { ip: '127.0.0.1', userAgent: null } },
        };
        // Path and body are those of the operation; that the whole is its call is beyond the compiler.
        if (handler.kind === 'account')
          return inAccount((sql) => handler.run(call as unknown as Call<Id>, sql));
        const long = { ...call, inAccount, inAccountOnce: inAccount, isRepeated: async () => false };
        return handler.run(long as unknown as LongCall<Id>);
      });
      return reply as unknown as Answer;
    };
  await work(callAt);
  // Each call took its moment for the last one at which anything was done.
  await inAccount((sql) =>
    sql.query('UPDATE patients SET last_activity_at = greatest(last_activity_at, $2) WHERE id = $1', [
      patient.id,
      activity.rows[0]?.at,
    ]),
  );
}

/** A test that was created then. @returns its id */
export async function setCreated({ services, accountId }: DemoClinic, testId: string, at: Date) {
  await services.database.asAccount({ accountId }, (sql) =>
    sql.query('UPDATE medical_tests SET created_at = $2 WHERE id = $1', [testId, at.toISOString()]),
  );
}

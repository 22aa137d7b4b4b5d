import type { FollowUpBoardLine, FollowUpNextStep } from '@healzy/api/schema';
import { reachOf } from '@healzy/domain/session';
import { withinReach } from '../../contributions/reach.ts';
import { handler } from '../../platform/http/calls.ts';
import { countedPage } from '../../platform/http/paging.ts';
import { countsOf } from './counts.ts';
import { stepStatus } from './proofs.ts';

const NOW = '$6::timestamptz';
const TODAY = `(${NOW} AT TIME ZONE p.timezone)::date`;

/** Running follow-up plans `b` with what is due next. `$1` is the account, `$2` the caller's professional id, `$6` now. */
const boardOf = (status: string): string => `(
  SELECT f.id, f.type, f.state, f.start_date, f.patient_id, f.professional_id, p.name, p.surname, c.*,
    ${TODAY} - f.start_date + 1 AS day,
    n.name_es, n.name_en, n.assignee_id, n.is_reception, f.start_date + n.due_day AS next_due,
    coalesce(n.assignee_id, f.professional_id) AS responsible_id,
    CASE WHEN f.start_date + n.due_day < ${TODAY} THEN 'OVERDUE' WHEN f.start_date + n.due_day = ${TODAY} THEN 'TODAY'
      WHEN f.start_date + n.due_day <= ${TODAY} + 7 THEN 'WEEK' ELSE 'LATER' END AS due
  FROM follow_up_plans f JOIN patients p ON p.id = f.patient_id AND p.state = 'ACTIVE'
  JOIN (${countsOf(status, NOW)}) c ON c.follow_up_plan_id = f.id
  LEFT JOIN follow_up_steps n ON n.id = c.next_id) b`;

const person = (alias: string, user: string, record: string): string =>
  `${alias}.id AS "${record}.professional_id", ${user}.name AS "${record}.name", ${user}.surname AS "${record}.surname"`;

type BoardRow = Omit<FollowUpBoardLine, 'nextStep' | 'adherence'> &
  FollowUpBoardLine['adherence'] &
  Pick<FollowUpNextStep, 'assignee' | 'isReception'> & {
    nextId: string | null;
    nextDue: string | null;
    nameEs: string | null;
    nameEn: string | null;
  };

export const listRunningFollowUps = handler(
  'listRunningFollowUps',
  async ({ caller, query, services }, sql) => {
    const reach = reachOf(caller, ({ identity }) => identity !== 'none');
    const clinical = reachOf(caller, (access) => access.clinical !== 'none');
    const status = stepStatus(
      {
        proofs: services.contributions.stepProofs,
        plans: `x.account_id = $1 AND x.ended_at IS NULL AND ${withinReach(reach, 'x.patient_id')}`,
        now: NOW,
      },
      // As `maySeeStep` of the domain: the board of the reception is about its own steps.
      `(x.is_reception OR ${withinReach(clinical, 'x.patient_id')})`,
    );
    const { items, ...page } = await countedPage<BoardRow>(sql, query, {
      name: 'running-follow-ups',
      columns: `b.id, b.type, b.state, b.start_date, b.day, b.step_count, b.done_count, b.overdue_count, b.due_count,
        b.on_time_count, b.survey_due_count, b.survey_answered_count, b.next_id, b.next_due, b.name_es, b.name_en,
        coalesce(b.is_reception, false) AS is_reception,
        b.patient_id AS "patient.id", b.name AS "patient.name", b.surname AS "patient.surname",
        ${person('pr', 'u', 'specialist')}, ${person('ar', 'au', 'assignee')}`,
      from: `${boardOf(status)} JOIN professionals pr ON pr.id = b.professional_id JOIN users u ON u.id = pr.user_id
        JOIN professionals ar ON ar.id = b.responsible_id JOIN users au ON au.id = ar.user_id`,
      where: `($3::text IS NULL OR b.type = $3) AND ($4::uuid IS NULL OR b.responsible_id = $4)
        AND ($5::text IS NULL OR b.due = $5)`,
      params: [
        caller.accountId,
        caller.professionalId,
        query.type ?? null,
        query.professionalId ?? null,
        query.due ?? null,
      ],
      now: services.now().toISOString(),
      by: `(coalesce(b.next_due, DATE '9999-12-31') - DATE '2000-01-01')`,
      type: 'integer',
      id: 'b.id',
    });
    return { status: 200, body: { ...page, items: items.map(toLine) } };
  },
);

function toLine(row: BoardRow): FollowUpBoardLine {
  const { nextId, nextDue, nameEs, nameEn, isReception, assignee, ...rest } = row;
  const { dueCount, onTimeCount, surveyDueCount, surveyAnsweredCount, ...line } = rest;
  return {
    ...line,
    adherence: { dueCount, onTimeCount, surveyDueCount, surveyAnsweredCount },
    nextStep:
      nextId === null || nextDue === null
        ? null
        : { id: nextId, nameEs: nameEs ?? '', nameEn: nameEn ?? '', dueDate: nextDue, isReception, assignee },
  };
}

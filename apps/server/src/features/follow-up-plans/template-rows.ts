import { createHash } from 'node:crypto';
import {
  FOLLOW_UP_LIMITS,
  FOLLOW_UP_PHASES,
  FOLLOW_UP_PROOFS,
  FOLLOW_UP_TYPES,
  isShippedTemplate,
  shippedTemplate,
  STEP_ASSIGNEES,
  type FollowUpPhase,
  type FollowUpType,
} from '@healzy/domain/follow-up-plans';
import type { FollowUpTemplate } from '@healzy/api/schema';
import { z } from 'zod';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { table, type RowOf } from '../../platform/db/table.ts';

export const templates = table(
  'follow_up_templates',
  z.object({
    accountId: idColumn,
    type: z.enum(FOLLOW_UP_TYPES),
    version: z.number(),
    updatedAt: instantColumn,
    updatedBy: idColumn.nullable(),
    updatedByName: z.string().max(FOLLOW_UP_LIMITS.name).nullable(),
  }),
);

export const templateSteps = table(
  'follow_up_template_steps',
  z.object({
    id: idColumn,
    accountId: idColumn,
    type: z.enum(FOLLOW_UP_TYPES),
    version: z.number(),
    code: z.string().max(40).nullable(),
    nameEs: z.string(),
    nameEn: z.string(),
    phase: z.enum(FOLLOW_UP_PHASES),
    dueDay: z.number(),
    proof: z.enum(FOLLOW_UP_PROOFS).nullable(),
    assignee: z.enum(STEP_ASSIGNEES),
    assigneeId: idColumn.nullable(),
    position: z.number(),
  }),
);

const shownSteps = templateSteps.omit('accountId');
export type TemplateStepRow = RowOf<typeof shownSteps>;

/** The same id before and after a template is first changed, so that what was opened before can be saved. */
const shippedId = (accountId: string, type: FollowUpType, code: string): string => {
  const digest = createHash('sha256').update(`${accountId} ${type} ${code}`).digest('hex');
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
};

/** The steps of a type as the product ships them. */
export const shippedSteps = (accountId: string, type: FollowUpType, version = 1): TemplateStepRow[] =>
  shippedTemplate(type).map((step, index) => ({
    ...step,
    id: shippedId(accountId, type, step.code ?? ''),
    type,
    version,
    position: index + 1,
  }));

const byPhase = (steps: readonly TemplateStepRow[]): TemplateStepRow[] => {
  const place = ({ phase, position }: TemplateStepRow) => FOLLOW_UP_PHASES.indexOf(phase) * 10_000 + position;
  return steps.toSorted((a, b) => place(a) - place(b));
};

/** The account's steps of each type: its own, or else the shipped ones. */
export async function stepsOfTemplates(
  sql: Sql,
  accountId: string,
): Promise<(type: FollowUpType) => TemplateStepRow[]> {
  const own = await templates.select(sql, 'WHERE x.account_id = $1', [accountId]);
  const steps = await shownSteps.select(sql, 'WHERE x.account_id = $1 ORDER BY x.position, x.id', [
    accountId,
  ]);
  return (type) =>
    own.some((template) => template.type === type)
      ? byPhase(steps.filter((step) => step.type === type))
      : shippedSteps(accountId, type);
}

/** The account's templates as shown. */
export async function readTemplates(sql: Sql, accountId: string): Promise<FollowUpTemplate[]> {
  const own = await templates.select(sql, 'WHERE x.account_id = $1', [accountId]);
  const stepsOf = await stepsOfTemplates(sql, accountId);
  return FOLLOW_UP_TYPES.map((type) => {
    const template = own.find((each) => each.type === type);
    const steps = stepsOf(type);
    return {
      type,
      version: template?.version ?? 1,
      isShipped: isShippedTemplate(type, steps),
      updatedAt: template?.updatedAt ?? null,
      updatedByName: template?.updatedByName ?? null,
      steps: steps.map(({ type: _type, position: _position, ...step }) => step),
    };
  });
}

/** Locks the account's template of a type, made from the shipped one if it is the first change. */
export async function lockTemplate(
  sql: Sql,
  accountId: string,
  type: FollowUpType,
): Promise<{ version: number; steps: TemplateStepRow[] }> {
  const made = await templates.insert(sql, { accountId, type }, 'ON CONFLICT DO NOTHING');
  if (made > 0)
    await templateSteps.insert(
      sql,
      shippedSteps(accountId, type).map((step) => ({ ...step, accountId })),
    );
  const template = await templates.find(sql, { accountId, type }, 'FOR UPDATE');
  if (!template) throw new Error('A template that was just locked does not exist.');
  const steps = await shownSteps.select(
    sql,
    'WHERE x.account_id = $1 AND x.type = $2 ORDER BY x.position, x.id',
    [accountId, type],
  );
  return { version: template.version, steps: byPhase(steps) };
}

/** Writes the places of steps. @param order the ids of all steps of a template, by phase */
export async function writeOrder(sql: Sql, accountId: string, order: readonly string[]): Promise<void> {
  await sql.query(
    `UPDATE follow_up_template_steps s SET position = wanted.position
     FROM unnest($2::uuid[]) WITH ORDINALITY AS wanted (id, position) WHERE s.account_id = $1 AND s.id = wanted.id`,
    [accountId, order],
  );
}

/** The ids of a template's steps with one of them moved. @returns null if `beforeId` is no step of that phase */
export function movedOrder(
  steps: readonly TemplateStepRow[],
  { id, phase, beforeId }: { id: string; phase: FollowUpPhase; beforeId: string | null },
): string[] | null {
  const others = steps.filter((step) => step.id !== id);
  const ids = (of: FollowUpPhase) => others.filter((step) => step.phase === of).map((step) => step.id);
  const target = ids(phase);
  const at = beforeId === null ? target.length : target.indexOf(beforeId);
  if (at === -1) return null;
  target.splice(at, 0, id);
  return FOLLOW_UP_PHASES.flatMap((each) => (each === phase ? target : ids(each)));
}

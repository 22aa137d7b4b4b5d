import {
  FOLLOW_UP_LIMITS,
  templateStepSchema,
  type FollowUpType,
  type TemplateStepForm,
} from '@healzy/domain/follow-up-plans';
import type { FollowUpTemplate, FollowUpTemplateStep } from '@healzy/api/schema';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { NEXT_VERSION } from '../../platform/db/table.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { conflict, notFound, unprocessable } from '../../platform/http/http-problem.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import { nameOf } from './rows.ts';
import {
  lockTemplate,
  movedOrder,
  readTemplates,
  shippedSteps,
  templates,
  templateSteps,
  writeOrder,
  type TemplateStepRow,
} from './template-rows.ts';

interface Answer {
  body: FollowUpTemplate;
  version: number;
}

/** Counts a change of a template, says by whom, and reads it. */
async function changed(
  sql: Sql,
  { accountId, userId }: Caller,
  type: FollowUpType,
  now: Date,
): Promise<Answer> {
  await templates.update(
    sql,
    { accountId, type },
    {
      version: NEXT_VERSION,
      updatedAt: now,
      updatedBy: userId,
      updatedByName: await nameOf(sql, userId),
    },
  );
  const body = (await readTemplates(sql, accountId)).find((template) => template.type === type);
  if (!body) throw notFound();
  return { body, version: body.version };
}

/** @throws HttpProblem 422 `ASSIGNEE_UNKNOWN`, unless the step already was this person's */
async function requireProfessional(
  sql: Sql,
  accountId: string,
  { assigneeId }: TemplateStepForm,
  before: string | null = null,
): Promise<void> {
  if (assigneeId === null || assigneeId === before) return;
  const { rowCount } = await sql.query('SELECT 1 FROM professionals WHERE account_id = $1 AND id = $2', [
    accountId,
    assigneeId,
  ]);
  if (rowCount === 0) throw unprocessable('ASSIGNEE_UNKNOWN', 'No professional of the account has this id.');
}

function stepOf(steps: readonly TemplateStepRow[], id: string): TemplateStepRow {
  const step = steps.find((each) => each.id === id.toLowerCase());
  if (!step) throw notFound();
  return step;
}

const shown = ({ type: _type, position: _position, ...step }: TemplateStepRow): FollowUpTemplateStep => step;

export const listFollowUpTemplates = handler('listFollowUpTemplates', async ({ caller }, sql) => ({
  status: 200,
  body: { items: await readTemplates(sql, caller.accountId) },
}));

export const createFollowUpTemplateStep = handler(
  'createFollowUpTemplateStep',
  async ({ caller, path: { type }, body, services }, sql) => {
    const { accountId } = caller;
    const form = checked(templateStepSchema, body);
    const { steps } = await lockTemplate(sql, accountId, type);
    if (steps.length >= FOLLOW_UP_LIMITS.steps)
      throw conflict('FOLLOW_UP_TEMPLATE_FULL', 'The template has as many steps as it can have.', {
        max: FOLLOW_UP_LIMITS.steps,
      });
    await requireProfessional(sql, accountId, form);
    const id = newId();
    await templateSteps.insert(sql, { ...form, id, accountId, type, code: null, position: 0 });
    const order = movedOrder(steps, { id, phase: form.phase, beforeId: null });
    await writeOrder(sql, accountId, order ?? []);
    return { status: 201, ...(await changed(sql, caller, type, services.now())) };
  },
);

export const updateFollowUpTemplateStep = handler(
  'updateFollowUpTemplateStep',
  async ({ caller, path: { type, id }, body, ifMatch, services }, sql) => {
    const { accountId } = caller;
    const { steps } = await lockTemplate(sql, accountId, type);
    const step = stepOf(steps, id);
    requireVersion(ifMatch, shown(step));
    const form = checked(templateStepSchema, updated('updateFollowUpTemplateStep', step, body));
    await requireProfessional(sql, accountId, form, step.assigneeId);
    await templateSteps.update(sql, { accountId, id: step.id }, { ...form, version: NEXT_VERSION });
    if (form.phase !== step.phase)
      await writeOrder(
        sql,
        accountId,
        movedOrder(steps, { id: step.id, phase: form.phase, beforeId: null }) ?? [],
      );
    return { status: 200, ...(await changed(sql, caller, type, services.now())) };
  },
);

export const deleteFollowUpTemplateStep = handler(
  'deleteFollowUpTemplateStep',
  async ({ caller, path: { type, id }, ifMatch, services }, sql) => {
    const { accountId } = caller;
    const { steps } = await lockTemplate(sql, accountId, type);
    const step = stepOf(steps, id);
    requireVersion(ifMatch, shown(step));
    if (steps.length === 1) throw conflict('FOLLOW_UP_TEMPLATE_EMPTY', 'A template has at least one step.');
    await templateSteps.remove(sql, { accountId, id: step.id });
    return { status: 200, ...(await changed(sql, caller, type, services.now())) };
  },
);

export const moveFollowUpTemplateStep = handler(
  'moveFollowUpTemplateStep',
  async ({ caller, path: { type, id }, body, services }, sql) => {
    const { accountId } = caller;
    const { steps } = await lockTemplate(sql, accountId, type);
    const step = stepOf(steps, id);
    const { phase } = body;
    const beforeId = body.beforeId?.toLowerCase() ?? null;
    if (beforeId !== step.id) {
      const order = movedOrder(steps, { id: step.id, phase, beforeId });
      if (order === null) throw notFound();
      await writeOrder(sql, accountId, order);
      if (phase !== step.phase)
        await templateSteps.update(sql, { accountId, id: step.id }, { phase, version: NEXT_VERSION });
    }
    return { status: 200, ...(await changed(sql, caller, type, services.now())) };
  },
);

export const resetFollowUpTemplate = handler(
  'resetFollowUpTemplate',
  async ({ caller, path: { type }, ifMatch, services }, sql) => {
    const { accountId } = caller;
    const { version } = await lockTemplate(sql, accountId, type);
    const current = (await readTemplates(sql, accountId)).find((template) => template.type === type);
    requireVersion(ifMatch, current ?? { version });
    await templateSteps.remove(sql, { accountId, type });
    // No version that a step has ever had: what somebody opened before is out of date.
    await templateSteps.insert(
      sql,
      shippedSteps(accountId, type, version + 1).map((step) => ({ ...step, accountId })),
    );
    return { status: 200, ...(await changed(sql, caller, type, services.now())) };
  },
);

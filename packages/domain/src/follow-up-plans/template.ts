import type { FollowUpPhase, FollowUpType } from './states.ts';
import { FOLLOW_UP_PHASES } from './states.ts';
import { FOLLOW_UP_STEPS, templateOf, type FollowUpProofKind, type StepAssignee } from './steps.ts';

/** What a step of a template says; `code` is null for one that the account has added. */
export interface TemplateStep {
  readonly code: string | null;
  readonly nameEs: string;
  readonly nameEn: string;
  readonly phase: FollowUpPhase;
  readonly dueDay: number;
  readonly proof: FollowUpProofKind | null;
  readonly assignee: StepAssignee;
  /** Set for a person only. */
  readonly assigneeId: string | null;
}

/** The steps of a type as the product ships them. */
export const shippedTemplate = (type: FollowUpType): readonly TemplateStep[] =>
  templateOf(type).map((code) => {
    const { isReception, types: _, ...step } = FOLLOW_UP_STEPS[code];
    return { ...step, code, assignee: isReception ? 'RECEPTION' : 'LEAD', assigneeId: null };
  });

/** What a person can change of a shipped step. */
export const TEMPLATE_STEP_FIELDS = ['nameEs', 'nameEn', 'phase', 'dueDay', 'proof', 'assignee'] as const;
export type TemplateStepField = (typeof TEMPLATE_STEP_FIELDS)[number];

/** What resetting a template to the shipped one would change. */
export interface TemplateDifference<Step extends TemplateStep = TemplateStep> {
  /** Steps of the account's own, which would go. */
  readonly added: readonly Step[];
  /** Shipped steps that the account has removed, which would come back. */
  readonly removed: readonly TemplateStep[];
  readonly changed: readonly {
    readonly own: Step;
    readonly shipped: TemplateStep;
    readonly fields: readonly TemplateStepField[];
  }[];
  /** Whether the shipped steps are in another order. */
  readonly isReordered: boolean;
}

/** How a template differs from the shipped one of its type. */
export function templateDifference<Step extends TemplateStep>(
  type: FollowUpType,
  steps: readonly Step[],
): TemplateDifference<Step> {
  const shipped = new Map(shippedTemplate(type).map((step) => [step.code, step]));
  const isKept = (step: TemplateStep) => step.code !== null && shipped.has(step.code);
  const kept = steps.filter(isKept);
  const codes = kept.map(({ code }) => code);
  // A step in another phase is listed as changed, not as moved.
  const order = FOLLOW_UP_PHASES.map((phase) =>
    kept.filter((step) => step.phase === phase && shipped.get(step.code)?.phase === phase),
  );
  const wanted = [...shipped.keys()];
  return {
    added: steps.filter((step) => !isKept(step)),
    removed: [...shipped.values()].filter(({ code }) => !codes.includes(code)),
    changed: kept.flatMap((own) => {
      const origin = shipped.get(own.code)!;
      const fields = TEMPLATE_STEP_FIELDS.filter((field) => own[field] !== origin[field]);
      return fields.length === 0 ? [] : [{ own, shipped: origin, fields }];
    }),
    isReordered: order.some((list) =>
      list.some((step, index) => {
        const next = list[index + 1];
        return next !== undefined && wanted.indexOf(step.code) > wanted.indexOf(next.code);
      }),
    ),
  };
}

/** Whether a template is as the product ships it. */
export const isShippedTemplate = (type: FollowUpType, steps: readonly TemplateStep[]): boolean => {
  const { added, removed, changed, isReordered } = templateDifference(type, steps);
  return added.length + removed.length + changed.length === 0 && !isReordered;
};

import { z } from 'zod';
import { localDateText, nameText, optionalText, type FieldCode } from '../shared/index.ts';
import { dueDayOf } from './due.ts';
import { FOLLOW_UP_LIMITS } from './limits.ts';
import { FOLLOW_UP_PHASES, FOLLOW_UP_TYPES } from './states.ts';
import { FOLLOW_UP_PROOFS, STEP_ASSIGNEES } from './steps.ts';

const code = (value: FieldCode): FieldCode => value;

const professional = z
  .string({ error: code('REQUIRED') })
  .min(1, code('REQUIRED'))
  .pipe(z.guid({ error: code('OPTION_INVALID') }))
  .transform((id) => id.toLowerCase());

const startDay = localDateText.refine(
  (date) => date >= FOLLOW_UP_LIMITS.firstDay && date <= FOLLOW_UP_LIMITS.lastDay,
  { error: code('OUT_OF_RANGE') },
);

/** What can be changed of a follow-up plan; its type stays, because its steps follow from it. */
export const followUpChangeSchema = z.object({
  startDate: startDay,
  professionalId: professional,
  observations: optionalText(FOLLOW_UP_LIMITS.observations),
});

const oneOf = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, {
    error: ({ input }) => code(input == null || input === '' ? 'REQUIRED' : 'OPTION_INVALID'),
  });

/** A new follow-up plan. */
export const followUpFormSchema = z.object({
  type: oneOf(FOLLOW_UP_TYPES),
  ...followUpChangeSchema.shape,
});
export type FollowUpForm = z.infer<typeof followUpFormSchema>;
export type FollowUpFormInput = z.input<typeof followUpFormSchema>;

/** What can be changed of a step of a follow-up plan that began on this day. */
export const followUpStepSchema = (startDate: string) =>
  z
    .object({
      dueDate: localDateText.pipe(
        z.string().refine(
          (dueDate) => {
            const day = dueDayOf(startDate, dueDate);
            return day >= 0 && day <= FOLLOW_UP_LIMITS.dueDay;
          },
          { error: code('OUT_OF_RANGE') },
        ),
      ),
      assigneeId: professional.nullable().default(null),
      isReception: z.boolean().default(false),
      note: optionalText(FOLLOW_UP_LIMITS.note),
    })
    // Who is named does it.
    .transform((step) => ({ ...step, isReception: step.isReception && step.assigneeId === null }));
export type FollowUpStepChange = z.infer<ReturnType<typeof followUpStepSchema>>;
export type FollowUpStepInput = z.input<ReturnType<typeof followUpStepSchema>>;

/** A step of a template, as the account writes it. */
export const templateStepSchema = z
  .object({
    nameEs: nameText(FOLLOW_UP_LIMITS.stepName),
    nameEn: nameText(FOLLOW_UP_LIMITS.stepName),
    phase: oneOf(FOLLOW_UP_PHASES),
    dueDay: z
      .number({ error: ({ input }) => code(input == null ? 'REQUIRED' : 'NUMBER_INVALID') })
      .int(code('NUMBER_INVALID'))
      .min(0, code('OUT_OF_RANGE'))
      .max(FOLLOW_UP_LIMITS.dueDay, code('OUT_OF_RANGE')),
    proof: z
      .enum(FOLLOW_UP_PROOFS, { error: code('OPTION_INVALID') })
      .nullable()
      .default(null),
    assignee: oneOf(STEP_ASSIGNEES),
    assigneeId: professional.nullable().default(null),
  })
  .superRefine(({ assignee, assigneeId }, context) => {
    if (assignee === 'PERSON' && assigneeId === null)
      context.addIssue({ code: 'custom', path: ['assigneeId'], message: code('REQUIRED') });
  })
  .transform((step) => ({ ...step, assigneeId: step.assignee === 'PERSON' ? step.assigneeId : null }));
export type TemplateStepForm = z.infer<typeof templateStepSchema>;
export type TemplateStepInput = z.input<typeof templateStepSchema>;

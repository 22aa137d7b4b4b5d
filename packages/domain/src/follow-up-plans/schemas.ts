import { z } from 'zod';
import { localDateText, optionalText, type FieldCode } from '../shared/index.ts';
import { dueDayOf } from './due.ts';
import { FOLLOW_UP_LIMITS } from './limits.ts';
import { FOLLOW_UP_TYPES } from './states.ts';

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

/** A new follow-up plan. */
export const followUpFormSchema = z.object({
  type: z.enum(FOLLOW_UP_TYPES, {
    error: ({ input }) => code(input == null || input === '' ? 'REQUIRED' : 'OPTION_INVALID'),
  }),
  ...followUpChangeSchema.shape,
});
export type FollowUpForm = z.infer<typeof followUpFormSchema>;
export type FollowUpFormInput = z.input<typeof followUpFormSchema>;

/** What can be changed of a step of a follow-up plan that began on this day. */
export const followUpStepSchema = (startDate: string) =>
  z.object({
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
    note: optionalText(FOLLOW_UP_LIMITS.note),
  });
export type FollowUpStepChange = z.infer<ReturnType<typeof followUpStepSchema>>;
export type FollowUpStepInput = z.input<ReturnType<typeof followUpStepSchema>>;

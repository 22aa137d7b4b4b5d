import { z } from 'zod';
import {
  LANGUAGES,
  birthdateText,
  emailText,
  optionalPhone,
  nameText,
  requiredText,
  zoneText,
} from '../shared/index.ts';
import type { FieldCode } from '../shared/index.ts';
import { ASSIGNABLE_ROLES } from './enums.ts';

const OPTION: FieldCode = 'OPTION_INVALID';
const REQUIRED: FieldCode = 'REQUIRED';

/** The fields that people may change about themselves; the sign-in address stays with the identity provider. */
export const profileFormSchema = z.object({
  name: nameText(),
  surname: nameText(),
  phone: optionalPhone,
  birthdate: birthdateText.nullable().default(null),
  language: z.enum(LANGUAGES, { error: OPTION }),
  timezone: zoneText,
});
export type ProfileForm = z.infer<typeof profileFormSchema>;
export type ProfileFormInput = z.input<typeof profileFormSchema>;

/** A user as entered by an administrator; the invitation is sent to the address. */
export const userFormSchema = profileFormSchema.extend({
  email: emailText,
  roles: z
    .array(z.enum(ASSIGNABLE_ROLES, { error: OPTION }))
    .min(1, REQUIRED)
    .transform((roles) => [...new Set(roles)]),
});
export type UserForm = z.infer<typeof userFormSchema>;
export type UserFormInput = z.input<typeof userFormSchema>;

/**
 * The specialists who take over the patients of one who leaves or changes role: one for all, or one for each patient.
 */
export const reassignmentSchema = z.union([
  z.object({ professionalId: requiredText(64) }).strict(),
  z
    .object({
      reassignments: z
        .array(z.object({ patientId: requiredText(64), professionalId: requiredText(64) }))
        .min(1),
    })
    .strict(),
]);
export type Reassignment = z.infer<typeof reassignmentSchema>;

/** Changes to a user. The sign-in address cannot change; `reassignment` is for a specialist who stops being one. */
export const userChangeSchema = userFormSchema
  .omit({ email: true })
  .extend({ reassignment: reassignmentSchema.optional() });
export type UserChange = z.infer<typeof userChangeSchema>;

import { z } from 'zod';
import { optionalPhone, optionalText, nameText, zoneText, type FieldCode } from '../shared/index.ts';

const code = (value: FieldCode): FieldCode => value;

/** How an account presents itself. */
const general = {
  name: nameText(120),
  businessName: optionalText(200),
  /** Shown after the names of its people, such as «Alba». */
  userSurname: optionalText(100),
};

/** Tax data: legal identity and address. */
const tax = {
  accountName: optionalText(200),
  contactPhone: optionalPhone,
  legalName: optionalText(200),
  taxNumber: optionalText(40),
  invoiceAddress: optionalText(300),
  postalCode: optionalText(20),
  city: optionalText(100),
  state: optionalText(100),
  country: optionalText(100),
  timezone: zoneText,
};

/** Hours before an appointment at which patients are reminded of it. */
export const REMINDER_HOURS = { min: 1, max: 168, initial: 24 } as const;

/** How the account writes to its patients about appointments. */
const appointmentMail = {
  hasAppointmentMail: z.boolean().default(true),
  reminderHours: z
    .number({ error: code('NUMBER_INVALID') })
    .int(code('WHOLE_NUMBER'))
    .min(REMINDER_HOURS.min, code('OUT_OF_RANGE'))
    .max(REMINDER_HOURS.max, code('OUT_OF_RANGE'))
    .default(REMINDER_HOURS.initial),
};

/** An account's own data, as its administrators edit them; the logo is a separate document. */
export const accountFormSchema = z.object({ ...general, ...tax, ...appointmentMail });
export type AccountForm = z.infer<typeof accountFormSchema>;
export type AccountFormInput = z.input<typeof accountFormSchema>;

export const GENERAL_FIELDS = Object.keys(general) as (keyof typeof general)[];
export const TAX_FIELDS = Object.keys(tax) as (keyof typeof tax)[];
export const APPOINTMENT_MAIL_FIELDS = Object.keys(appointmentMail) as (keyof typeof appointmentMail)[];

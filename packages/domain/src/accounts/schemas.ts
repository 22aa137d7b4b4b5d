import { z } from 'zod';
import { optionalPhone, optionalText, nameText, zoneText } from '../shared/index.ts';

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

/** An account's own data, as its administrators edit them; the logo is a separate document. */
export const accountFormSchema = z.object({ ...general, ...tax });
export type AccountForm = z.infer<typeof accountFormSchema>;
export type AccountFormInput = z.input<typeof accountFormSchema>;

export const GENERAL_FIELDS = Object.keys(general) as (keyof typeof general)[];
export const TAX_FIELDS = Object.keys(tax) as (keyof typeof tax)[];

import { z } from 'zod';
import type { FieldCode } from './field-codes.ts';
import { daysOfLocalDate } from './local-dates.ts';
import { hasLineBreak, isStorable, isVisible } from './text.ts';
import { hasCredentials } from './web-address.ts';
import { todayIn } from './zone-clock.ts';
import { isZone } from './zones.ts';

const code = (value: FieldCode): FieldCode => value;

/** Any text, except what a database cannot store or a screen cannot show as typed. */
const text = z.string({ error: code('REQUIRED') }).refine(isStorable, { error: code('TEXT_INVALID') });

/** A text with something visible in it once trimmed. */
export const requiredText = (maxLength = 200) =>
  text
    .trim()
    .refine(isVisible, { error: code('REQUIRED') })
    .max(maxLength, code('TOO_LONG'));

/** A name of someone or something: a single line. */
export const nameText = (maxLength = 100) =>
  requiredText(maxLength).refine((value) => !hasLineBreak(value), { error: code('LINE_BREAK') });

/** An optional text; empty counts as omitted and becomes null. */
export const optionalText = (maxLength = 200) =>
  text
    .trim()
    .max(maxLength, code('TOO_LONG'))
    .transform((value) => (value === '' ? null : value))
    .nullable()
    .default(null);

/** An e-mail address, trimmed; case is kept, compare with `emailKey`. */
export const emailText = z
  .string({ error: code('REQUIRED') })
  .trim()
  .min(1, code('REQUIRED'))
  .max(254, code('TOO_LONG'))
  .pipe(z.email({ error: code('EMAIL_INVALID') }));

/** Two addresses with the same key are the same address. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

const PHONE = /^\+?[0-9][0-9 ().-]{4,24}$/;

/** A telephone number as people write it, or null. */
export const optionalPhone = optionalText(30).refine((value) => value === null || PHONE.test(value), {
  error: code('PHONE_INVALID'),
});

/** A calendar day `YYYY-MM-DD`. */
export const localDateText = z
  .string({ error: code('REQUIRED') })
  .min(1, code('REQUIRED'))
  .refine((value) => daysOfLocalDate(value) !== null, { error: code('DATE_INVALID') });

/** A day in the past, for birthdates; compared with the calendar that is furthest ahead, of whichever zone a person is. */
export const birthdateText = localDateText.refine(
  (value) => value <= todayIn('Pacific/Kiritimati', new Date()) && value >= '1900-01-01',
  { error: code('DATE_IN_FUTURE') },
);

/** An IANA zone that this runtime knows. */
export const zoneText = z
  .string({ error: code('REQUIRED') })
  .refine(isZone, { error: code('TIMEZONE_INVALID') });

/** A number within bounds, both included. */
export const boundedNumber = (min: number, max: number) =>
  z
    .number({ error: code('NUMBER_INVALID') })
    .min(min, code('OUT_OF_RANGE'))
    .max(max, code('OUT_OF_RANGE'));

const webPage = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

const isHttps = (value: string): boolean => webPage.safeParse(value).success && !hasCredentials(value);

/** An address of a page, or null. Only `https:`, so that none of our links can run or show anything but a page. */
export const httpsLink = (maxLength: number) =>
  optionalText(maxLength).refine((value) => value === null || isHttps(value), {
    error: code('HTTPS_LINK_INVALID'),
  });

import type { CountryCode } from 'libphonenumber-js';
import type * as book from 'libphonenumber-js/min';

/** The part of libphonenumber-js that the field uses; loaded with the first field on a page. */
export type PhoneBook = typeof book;

export type PhoneCountry = CountryCode;

/** Whether the input is a complete number; the error message is up to the form. */
export type PhoneValidity = 'empty' | 'whole' | 'too-short' | 'too-long' | 'not-a-number';

/** The text in the field, and its meaning. */
export interface PhoneDraft {
  country: PhoneCountry;
  text: string;
  /** E.164 (`+34612345678`) when the number is complete, else what was typed. */
  value: string;
}

/** A value as the field shows it: country and national number if complete, else as is. */
export function readPhone(value: string, country: PhoneCountry, book: PhoneBook | undefined): PhoneDraft {
  const number = book?.parsePhoneNumberFromString(value, country);
  if (!number?.country || !number.isValid()) return { country, text: value, value };
  return { country: number.country, text: number.formatNational(), value };
}

/**
 * Interprets typed or pasted text: an international number sets its country.
 *
 * @param atEnd the last character was added at the end, so that the text may be formatted as in the country
 */
export function typePhone(
  typed: string,
  country: PhoneCountry,
  book: PhoneBook | undefined,
  atEnd: boolean,
): PhoneDraft {
  if (!book) return { country, text: typed, value: typed.trim() };
  const text = typed.replace(/^\s*00(?=\d)/, '+');
  const number = book.parsePhoneNumberFromString(text, country);
  const isWhole = number?.isValid() ?? false;
  const isInternational = text.trimStart().startsWith('+');
  if (number && isWhole && isInternational && number.country)
    return { country: number.country, text: number.formatNational(), value: number.number };
  return {
    country,
    text: atEnd ? new book.AsYouType(country).input(text) || text : typed,
    value: number && isWhole ? number.number : text.trim(),
  };
}

/** How complete a value is in its country. */
export function validityOf(value: string, country: PhoneCountry, book: PhoneBook): PhoneValidity {
  if (value.trim() === '') return 'empty';
  if (book.parsePhoneNumberFromString(value, country)?.isValid()) return 'whole';
  const length = book.validatePhoneNumberLength(value, country);
  if (length === 'TOO_SHORT') return 'too-short';
  return length === 'TOO_LONG' ? 'too-long' : 'not-a-number';
}

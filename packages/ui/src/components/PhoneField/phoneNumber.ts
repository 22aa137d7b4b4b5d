import type { CountryCode } from 'libphonenumber-js';
import type * as book from 'libphonenumber-js/min';

/** The part of libphonenumber-js that the field uses; loaded when a field first stands on a page. */
export type PhoneBook = typeof book;

export type PhoneCountry = CountryCode;

/** Whether what is typed is a whole number; the words for it are the form's. */
export type PhoneValidity = 'empty' | 'whole' | 'too-short' | 'too-long' | 'not-a-number';

/** What stands in the field, and what it means. */
export interface PhoneDraft {
  country: PhoneCountry;
  text: string;
  /** E.164 (`+34612345678`) when the number is whole, else what was typed. */
  value: string;
}

/** A value as the field shows it: country and national number where it is whole, else as it is. */
export function readPhone(value: string, country: PhoneCountry, book: PhoneBook | undefined): PhoneDraft {
  const number = book?.parsePhoneNumberFromString(value, country);
  if (!number?.country || !number.isValid()) return { country, text: value, value };
  return { country: number.country, text: number.formatNational(), value };
}

/**
 * What a person typed or pasted, understood: an international number brings its country.
 * @param atEnd the last sign was added at the end, so that the text may be spaced as the country writes it
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

/** How whole a value is in its country. */
export function validityOf(value: string, country: PhoneCountry, book: PhoneBook): PhoneValidity {
  if (value.trim() === '') return 'empty';
  if (book.parsePhoneNumberFromString(value, country)?.isValid()) return 'whole';
  const length = book.validatePhoneNumberLength(value, country);
  if (length === 'TOO_SHORT') return 'too-short';
  return length === 'TOO_LONG' ? 'too-long' : 'not-a-number';
}

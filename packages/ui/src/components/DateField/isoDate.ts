import { parseDate, type CalendarDate } from '@internationalized/date';

/** `YYYY-MM-DD` as React Aria's date; nothing for an empty or impossible one. */
export function fromIso(text: string | null | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

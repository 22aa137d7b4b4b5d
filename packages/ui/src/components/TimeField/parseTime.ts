import { Time } from '@internationalized/date';

/**
 * Parses a time of day as people write it: `14:30`, `9.05`, `0930`, `2:30 pm`, `14h`. Nothing if it is invalid.
 *
 * @example parseTime('2:30 pm')?.toString() // '14:30:00'
 */
export function parseTime(text: string): Time | null {
  const spread = text.trim().replace(/^(\d{2})(\d{2})$/, '$1:$2');
  const found = /^(\d{1,2})(?:[:.h](\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*h?\s*(?:([ap])\.?\s*m\.?)?$/i.exec(
    spread,
  );
  if (!found) return null;
  const half = found[3]?.toLowerCase();
  const written = Number(found[1]);
  const minute = Number(found[2] ?? 0);
  if (minute > 59 || written > 23 || (half && (written < 1 || written > 12))) return null;
  const hour = half ? (written % 12) + (half === 'p' ? 12 : 0) : written;
  return new Time(hour, minute);
}

/** `HH:MM` as React Aria's time; nothing for an empty or impossible one. */
export function fromClock(text: string | null | undefined): Time | null {
  return text && /^\d{2}:\d{2}(:\d{2})?$/.test(text) ? parseTime(text.slice(0, 5)) : null;
}

/** `HH:MM`. */
export function toClock({ hour, minute }: { hour: number; minute: number }): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

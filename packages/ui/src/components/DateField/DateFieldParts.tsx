import { useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import type { CalendarDate } from '@internationalized/date';
import { DateInput } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { listening } from './DateField.css.ts';
import { DatePart, type DatePartsWatch } from './DatePart.tsx';
import { parseDay } from './parseDay.ts';

export interface DateFieldPartsProps {
  className: string;
  slot?: 'start' | 'end';
  /** A whole day was typed with its separators, or pasted. */
  onDay: (day: CalendarDate) => void;
  /** Handles pasted text before it is read as a single day; true if it did. */
  onPasted?: (text: string) => boolean;
  watch: DatePartsWatch & {
    /** The pasted text is not a date. */
    onUnreadable: (text: string) => void;
  };
}

/** Editable day, month and year, which also understand a date typed with its separators or pasted whole. */
export function DateFieldParts({ className, slot, onDay, onPasted, watch }: DateFieldPartsProps) {
  const { locale } = useLocale();
  /** What was typed without a pause. */
  const typed = useRef('');
  const lastDigitIn = useRef<EventTarget>(null);

  const start = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) typed.current = '';
  };
  const read = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!/^[\d/.-]$/.test(event.key)) {
      typed.current = '';
      return;
    }
    typed.current += event.key;
    // A two-digit year may become four digits, so only four end it. `2026-11-21` cannot be meant part by part.
    const isWhole = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$|^\d{4}[/.-]\d{1,2}[/.-]\d{2}$/.test(typed.current);
    const day = isWhole ? parseDay(typed.current, locale) : null;
    if (day) {
      event.preventDefault();
      event.stopPropagation();
      typed.current = '';
      onDay(day);
      return;
    }
    if (/\d/.test(event.key)) {
      lastDigitIn.current = event.target;
      return;
    }
    event.preventDefault();
    // After a full part the next one has focus already.
    if (lastDigitIn.current !== event.target) return;
    const parts = [...event.currentTarget.querySelectorAll<HTMLElement>('[contenteditable="true"]')];
    parts[parts.indexOf(event.target as HTMLElement) + 1]?.focus();
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    if (onPasted?.(text)) return;
    const day = parseDay(text, locale);
    if (day) onDay(day);
    else if (text.trim() !== '') watch.onUnreadable(text.trim());
  };
  const leave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    watch.onLeave();
  };

  return (
    <div
      role="presentation"
      className={listening}
      onFocus={start}
      onBlurCapture={leave}
      onKeyDownCapture={read}
      onPaste={paste}
    >
      <DateInput className={className} {...(slot ? { slot } : {})}>
        {(part) => <DatePart segment={part} watch={watch} />}
      </DateInput>
    </div>
  );
}

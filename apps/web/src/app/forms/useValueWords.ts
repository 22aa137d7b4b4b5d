import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The display text of a form's value; null if it is empty or only the form itself can name it. */
export function useValueWords(): (value: unknown) => string | null {
  const { t } = useTranslation();
  const formats = useFormats();
  const words = (value: unknown): string | null => {
    if (typeof value === 'string') return value === '' ? null : DAY.test(value) ? formats.day(value) : value;
    if (typeof value === 'number')
      return formats.number(value, Number.isInteger(value) ? 0 : Math.min(4, decimalsOf(value)));
    if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
    if (Array.isArray(value)) {
      const parts = value.map(words).filter((part) => part !== null);
      return parts.length === 0 ? null : parts.join(', ');
    }
    return null;
  };
  return words;
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

import type { PlainControl } from '@healzy/domain/shared';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats.ts';
import type { RecordMessages } from './PlainField.tsx';

/** The text of a plain field where a record is shown. */
export function usePlainText(messages: RecordMessages): (control: PlainControl, value: unknown) => string {
  const { t } = useTranslation([messages, 'app']);
  const formats = useFormats();
  return (control, value) => {
    const named = (id: unknown) =>
      'labels' in control ? t(`${control.labels}.${String(id)}` as never) : String(id);
    if (value == null || value === '' || (Array.isArray(value) && value.length === 0))
      return t('app:value.none');
    if (Array.isArray(value)) return formats.list(value.map(named));
    if (typeof value !== 'number') return named(value);
    return `${formats.number(value)}${'unit' in control ? `\u00a0${control.unit}` : ''}`;
  };
}

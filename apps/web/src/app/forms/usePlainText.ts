import type { PlainControl } from '@healzy/domain/shared';
import type { FlatNamespace } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats.ts';

/** The text of a plain field where a record is shown. */
export function usePlainText(messages: FlatNamespace): (control: PlainControl, value: unknown) => string {
  const { t } = useTranslation(messages);
  const { t: tApp } = useTranslation('app');
  const formats = useFormats();
  return (control, value) => {
    const named = (id: unknown) =>
      'labels' in control ? String(t(`${control.labels}.${String(id)}` as never)) : String(id);
    if (value == null || value === '' || (Array.isArray(value) && value.length === 0))
      return tApp('value.none');
    if (Array.isArray(value)) return formats.list(value.map(named));
    if (typeof value !== 'number') return named(value);
    return `${formats.number(value)}${'unit' in control ? `\u00a0${control.unit}` : ''}`;
  };
}

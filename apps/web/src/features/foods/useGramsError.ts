import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';

/** What is allowed for a weight, where what is typed is none; that it is missing is said as in every other field. */
export function useGramsError(): (
  field: { value: number | null | undefined; error?: string | undefined },
  max: number,
) => string | undefined {
  const { t } = useTranslation('foods');
  const formats = useFormats();
  return ({ value, error }, max) =>
    error && value != null ? t('form.gramsRange', { max: formats.number(max) }) : error;
}

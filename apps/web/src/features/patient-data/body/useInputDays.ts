import type { InputDay, TooOld } from '@healzy/domain/patient-data';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

/** Describes the dates of the inputs of a computed value, and why an input was left out. */
export function useInputDays() {
  const { t } = useTranslation('patient-data');
  const formats = useFormats();
  return {
    /** `Peso y grasa corporal del 20 nov 2026; altura del 3 mar 2020` */
    basis: (inputs: readonly InputDay[]): string => {
      const days = [...new Set(inputs.map(({ on }) => on))];
      const text = days
        .map((day) =>
          t('body.basis', {
            names: formats.list(
              inputs.filter(({ on }) => on === day).map(({ input }) => t(`body.input.${input}`)),
            ),
            day: formats.day(day),
          }),
        )
        .join('; ');
      return text.charAt(0).toLocaleUpperCase(formats.locale) + text.slice(1);
    },
    tooOld: ({ input, on, beside }: TooOld): string =>
      t(`body.tooOld.${input}`, {
        day: formats.day(on),
        other: t(`body.beside.${beside.input}`),
        otherDay: formats.day(beside.on),
      }),
  };
}

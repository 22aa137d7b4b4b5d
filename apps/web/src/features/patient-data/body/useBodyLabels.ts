import {
  BODY_MAGNITUDE_IDS,
  magnitudeOf,
  type BodyFigures,
  type BodyMagnitude,
} from '@healzy/domain/patient-data';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

/** Labels and formats of the body's magnitudes. */
export function useBodyLabels() {
  const { t } = useTranslation('patient-data');
  const formats = useFormats();
  const name = (id: BodyMagnitude): string => t(`body.magnitude.${id}`);
  const unit = (id: BodyMagnitude): string => t(`body.unit.${magnitudeOf(id).unit}`);
  /** The difference of two percentages is in points. */
  const unitOfChange = (id: BodyMagnitude): string =>
    magnitudeOf(id).unit === 'percent' ? t('body.unit.points') : unit(id);
  const figure = (id: BodyMagnitude, value: number): string =>
    formats.number(value, magnitudeOf(id).decimals);
  /** `78,5 kg`; a number always has its unit. A level is a bare number. */
  const value = (id: BodyMagnitude, measured: number): string => {
    const kind = magnitudeOf(id).unit;
    if (kind === 'percent') return formats.percent(measured, 1);
    return kind === 'level' ? figure(id, measured) : `${figure(id, measured)}\u00a0${unit(id)}`;
  };
  return {
    name,
    unit,
    unitOfChange,
    figure,
    value,
    /** Everything measured together: `Peso 78,5 kg, Cintura 90,0 cm`. */
    list: (figures: BodyFigures, without: readonly BodyMagnitude[] = []): string =>
      BODY_MAGNITUDE_IDS.flatMap((id) => {
        const measured = figures[id];
        return measured === null || without.includes(id) ? [] : [`${name(id)} ${value(id, measured)}`];
      }).join(', '),
  };
}

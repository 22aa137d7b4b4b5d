import type { CgmEventComparison, CgmEventResponse } from '@healzy/api/cgm/events';
import { fromMgdl } from '@healzy/domain/shared';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';

/** Formats the figures of a response in the user's unit. */
export function useResponseLabels(profile: CgmEventComparison['rangeProfile']) {
  const { t } = useTranslation('cgm-events');
  const formats = useFormats();
  const glucose = useGlucoseLabels(profile);
  const { unit } = glucose;
  const digits = unit === 'mmol/L' ? 1 : 0;
  const change = (mgdl: number) => {
    const value = fromMgdl(Math.abs(mgdl), unit);
    const sign = Number(formats.number(value, digits).replace(/\D/g, '')) === 0 ? '' : mgdl < 0 ? '−' : '+';
    return `${sign}${formats.number(value, digits)}\u00a0${unit}`;
  };
  return {
    ...glucose,
    digits,
    change,
    area: (value: number) => formats.number(fromMgdl(value, unit)),
    areaUnit: `${unit}\u00a0·\u00a0min`,
    minutes: (value: number) => formats.duration(value).replaceAll(' ', '\u00a0'),
    /** The response in a word or a figure, for a list. */
    summary: ({ state, figures }: CgmEventResponse): string => {
      if (figures === null) return t(`state.${state}`);
      const rise = change(figures.rise);
      return figures.isPeakCutOff ? t('response.atLeast', { value: rise }) : rise;
    },
  };
}

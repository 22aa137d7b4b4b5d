import type { CgmEvent, CgmEventComparison, CgmResponseFigures } from '@healzy/api/cgm/events';
import { censoredBound, CGM_RANGES, leadsWithLowest } from '@healzy/domain/cgm';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useGlucoseChange } from '../useGlucoseChange.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';

/** Formats the figures of a response in the user's unit. */
export function useResponseLabels(profile: CgmEventComparison['rangeProfile']) {
  const { t } = useTranslation('cgm-events');
  const formats = useFormats();
  const glucose = useGlucoseLabels(profile);
  const changes = useGlucoseChange();
  /** The lowest reading, such as «Mínimo < 40 mg/dL a las 03:00, 60 min por debajo de 70 mg/dL». */
  const lowestOf = (figures: CgmResponseFigures, start: string, zone: string): string => {
    const { lowest, isLowestCutOff, minutesToLowest, minutesBelow } = figures;
    const value = isLowestCutOff
      ? `< ${glucose.reading(censoredBound(lowest, 'LOW'))}`
      : glucose.reading(lowest);
    const time = formats.time(new Date(Date.parse(start) + minutesToLowest * 60_000), zone);
    if (minutesBelow === 0) return t('response.lowest', { value, time });
    return t('response.lowestBelow', {
      value,
      time,
      duration: formats.duration(minutesBelow),
      limit: glucose.reading(CGM_RANGES[profile].low),
    });
  };
  return {
    ...glucose,
    ...changes,
    minutes: (value: number) => formats.duration(value).replaceAll(' ', '\u00a0'),
    lowest: lowestOf,
    /** The response in a few words, for a list: the rise, or the lowest reading where that matters more. */
    summary: ({ type, start, response: { state, figures } }: CgmEvent, zone: string): string => {
      if (figures === null) return t(`state.${state}`);
      if (leadsWithLowest(type, figures)) return lowestOf(figures, start, zone);
      const rise = changes.change(figures.rise);
      return figures.isPeakCutOff ? t('response.atLeast', { value: rise }) : rise;
    },
  };
}

import type { CgmEventComparison, CgmEventResponse } from '@healzy/api/cgm/events';
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
  return {
    ...glucose,
    ...changes,
    minutes: (value: number) => formats.duration(value).replaceAll(' ', '\u00a0'),
    /** The response in a word or a figure, for a list. */
    summary: ({ state, figures }: CgmEventResponse): string => {
      if (figures === null) return t(`state.${state}`);
      const rise = changes.change(figures.rise);
      return figures.isPeakCutOff ? t('response.atLeast', { value: rise }) : rise;
    },
  };
}

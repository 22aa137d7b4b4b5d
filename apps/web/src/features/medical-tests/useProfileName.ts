import { type RangeProfile, TARGET_RANGES } from '@healzy/domain/medical-tests';
import { fromMgdl } from '@healzy/domain/shared';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { glucoseUnitAtom } from '../../state/glucose-unit.ts';

/** The name of a profile with its target range in the person's unit. Its page loads the namespace `medical-tests`. */
export function useProfileName(): (profile: RangeProfile) => string {
  const { t } = useTranslation('medical-tests');
  const formats = useFormats();
  const unit = useAtomValue(glucoseUnitAtom);
  const text = (mgdl: number) => formats.number(fromMgdl(mgdl, unit), unit === 'mmol/L' ? 1 : 0);
  return (profile) => {
    const { low, high } = TARGET_RANGES[profile];
    return t(`profile.${profile}`, { range: `${text(low)}–${text(high)}\u00a0${unit}` });
  };
}

import { fromMgdl } from '@healzy/domain/shared';
import { useAtomValue } from 'jotai';
import { useFormats } from '../../app/formats.ts';
import { glucoseUnitAtom } from '../../state/glucose-unit.ts';

/** Changes and areas of glucose in the user's unit; for screens of other features too. */
export function useGlucoseChange() {
  const formats = useFormats();
  const unit = useAtomValue(glucoseUnitAtom);
  const digits = unit === 'mmol/L' ? 1 : 0;
  return {
    unit,
    digits,
    change: (mgdl: number): string => {
      const value = fromMgdl(Math.abs(mgdl), unit);
      const sign = Number(formats.number(value, digits).replace(/\D/g, '')) === 0 ? '' : mgdl < 0 ? '−' : '+';
      return `${sign}${formats.number(value, digits)}\u00a0${unit}`;
    },
    area: (value: number): string => formats.number(fromMgdl(value, unit)),
    areaUnit: `${unit}\u00a0·\u00a0min`,
  };
}

import { CGM_LEVELS, type CgmLevel, levelBounds, type RangeProfile } from '@healzy/domain/cgm';
import { fromMgdl, type GlucoseUnit } from '@healzy/domain/shared';
import type { RangeLevel, RangeLabels } from '@healzy/ui/charts/RangeLegend';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormats } from '../../app/formats.ts';
import { glucoseUnitAtom } from '../../state/glucose-unit.ts';

/** The kit's name of each level. */
export const RANGE_OF_LEVEL: Record<CgmLevel, RangeLevel> = {
  SEVERE_HYPOGLYCEMIA: 'severeLow',
  LOW: 'low',
  NORMAL: 'inRange',
  HIGH: 'high',
  SEVERE_HYPERGLYCEMIA: 'severeHigh',
};

export type ByRange<Value> = Record<RangeLevel, Value>;

/** One value for each level of the kit, from the domain's levels. */
export function byRange<Value>(valueOf: (level: CgmLevel) => Value): ByRange<Value> {
  return Object.fromEntries(
    CGM_LEVELS.map((level) => [RANGE_OF_LEVEL[level], valueOf(level)]),
  ) as ByRange<Value>;
}

/** Formats glucose in the user's unit and language. Charts stay in mg/dL throughout. */
export interface GlucoseLabels {
  readonly unit: GlucoseUnit;
  /** A value without its unit. */
  readonly value: (mgdl: number) => string;
  /** A value with its unit. */
  readonly reading: (mgdl: number) => string;
  /** Names and bounds of the levels. */
  readonly ranges: ByRange<RangeLabels>;
}

function numberOf(formats: Formats, unit: GlucoseUnit) {
  const digits = unit === 'mmol/L' ? 1 : 0;
  return (value: number) => formats.number(value, digits);
}

export function useGlucoseLabels(profile: RangeProfile): GlucoseLabels {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  const unit = useAtomValue(glucoseUnitAtom);
  return useMemo(() => {
    const number = numberOf(formats, unit);
    const value = (mgdl: number) => number(fromMgdl(mgdl, unit));
    const bounds = levelBounds(profile, unit);
    return {
      unit,
      value,
      reading: (mgdl) => `${value(mgdl)}\u00a0${unit}`,
      ranges: byRange((level) => {
        const { from, to } = bounds[level];
        const messages =
          from === null
            ? t('levelRange.below', { to: number(to ?? 0) })
            : to === null
              ? t('levelRange.above', { from: number(from) })
              : t('levelRange.between', { from: number(from), to: number(to) });
        return { name: t(`level.${level}`), bounds: `${messages}\u00a0${unit}` };
      }),
    };
  }, [t, formats, unit, profile]);
}

import type { WearableWorkout } from '@healzy/api/wearables';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

const NBSP = '\u00a0';

/** How a workout is named and told in one line. */
export function useWorkoutText() {
  const { t } = useTranslation('wearables-activity');
  const formats = useFormats();
  return useMemo(() => {
    const times = ({ start, end }: Pick<WearableWorkout, 'start' | 'end'>, zone: string) =>
      `${formats.time(start, zone)}–${formats.time(end, zone)}`;
    const duration = ({ start, end }: Pick<WearableWorkout, 'start' | 'end'>) =>
      formats.duration(Math.round((Date.parse(end) - Date.parse(start)) / 60_000));
    const energy = (kcal: number) => `${formats.number(kcal)}${NBSP}${t('unit.ACTIVE_ENERGY')}`;
    const distance = (metres: number) => `${formats.number(metres / 1000, 2)}${NBSP}${t('unit.DISTANCE')}`;
    const bpm = (value: number) => `${formats.number(value)}${NBSP}${t('unit.RESTING_HEART_RATE')}`;
    return {
      name: ({ name }: Pick<WearableWorkout, 'name'>) => name.trim() || t('workouts.unnamed'),
      times,
      duration,
      energy,
      distance,
      bpm,
      /** When and how much, as far as its source says. */
      line: (workout: WearableWorkout, zone: string) =>
        [
          `${formats.shortDay(workout.date)}, ${times(workout, zone)}`,
          duration(workout),
          ...(workout.distanceM === null ? [] : [distance(workout.distanceM)]),
          ...(workout.energyKcal === null ? [] : [energy(workout.energyKcal)]),
          ...(workout.meanBpm === null ? [] : [t('workouts.mean', { bpm: formats.number(workout.meanBpm) })]),
          ...(workout.maximumBpm === null
            ? []
            : [t('workouts.maximum', { bpm: formats.number(workout.maximumBpm) })]),
          workout.source,
          ...(workout.isManual ? [t('workouts.manual')] : []),
        ].join(' · '),
    };
  }, [t, formats]);
}

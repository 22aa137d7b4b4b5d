import type { WearableLanes } from '@healzy/api/wearables';
import type { LocalDate } from '@healzy/domain/shared';
import type { AxisBands, AxisMark, AxisRow, AxisSeries } from '@healzy/ui/charts/SharedAxisCharts';
import { Icon } from '@healzy/ui/primitives';
import { Dumbbell, Utensils } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../app/formats.ts';
import { useWorkoutText } from '../useWorkoutText.ts';
import { laneMarkId } from './lane-href.ts';
import { clockOf, localStart, onLocalClock, type OnClock } from './local-clock.ts';

const DAY = 86_400;
const QUARTER = 900;
/** A step between means of five minutes that is longer interrupts the line. */
const HEART_GAP = 1200;
const HEART_HEIGHT = 56;
const STEPS_HEIGHT = 40;
const LANE_HEIGHT = 13;

/** From top to bottom; «asleep» is sleep of which the source says no stage. */
const SLEEP_LANES = [
  { state: 'AWAKE', tone: 'awake', hatch: 'dots' },
  { state: 'REM', tone: 'rem', hatch: undefined },
  { state: 'ASLEEP', tone: 'light', hatch: 'diagonal' },
  { state: 'LIGHT', tone: 'light', hatch: undefined },
  { state: 'DEEP', tone: 'deep', hatch: undefined },
] as const;

const stateOf = (state: string): string => (state === 'OUT_OF_BED' ? 'AWAKE' : state);

/** Heart rate, steps, sleep, workouts and meals of a day as rows on its local clock; none for what is not known. */
export function useLaneRows(): (lanes: WearableLanes, date: LocalDate, zone: string) => AxisRow[] {
  const { t } = useTranslation('wearables-activity');
  const formats = useFormats();
  const workouts = useWorkoutText();
  return useCallback(
    (lanes, date, zone) => {
      const origin = localStart(date);
      /** One series, and a second one for an hour that occurs twice. */
      const series = <Item,>(
        parts: readonly [OnClock<Item>[], OnClock<Item>[]],
        id: string,
        name: string,
        make: (part: readonly OnClock<Item>[]) => AxisSeriesPart,
      ): AxisSeries[] =>
        parts.flatMap((part, order) =>
          part.length === 0
            ? []
            : [
                {
                  ...make(part),
                  id: `${date} ${id} ${order}`,
                  name: order === 0 ? name : t('lanes.repeated', { name }),
                } as AxisSeries,
              ],
        );
      const row = (
        id: string,
        name: string,
        own: readonly AxisSeries[],
        more: Partial<AxisRow> = {},
      ): AxisRow[] => (own.length === 0 ? [] : [{ id: `${date} ${id}`, name, origin, series: own, ...more }]);

      const heart = t('lanes.heartRate');
      const heartRates = onLocalClock(lanes.heartRates, ({ at }) => at, zone, date);
      const steps = onLocalClock(lanes.steps, ({ at }) => at, zone, date);
      const sleep = sleepOf(lanes, date, zone, (state) => t(`lanes.state.${state}`));
      const marks: AxisMark[] = onLocalClock(
        [
          ...lanes.workouts.map((workout) => ({
            instant: workout.start,
            id: laneMarkId('workout', workout.id),
            label: `${workouts.name(workout)}, ${workouts.times(workout, zone)}`,
            icon: <Icon icon={Dumbbell} size="sm" />,
          })),
          ...lanes.meals.flatMap((meal) =>
            meal.at === null
              ? []
              : [
                  {
                    instant: meal.at,
                    id: laneMarkId('meal', meal.id),
                    label: [
                      meal.name ?? t('lanes.meal'),
                      formats.time(meal.at, zone),
                      ...meal.foods.flatMap(({ food }) => food ?? []),
                    ].join(', '),
                    icon: <Icon icon={Utensils} size="sm" />,
                  },
                ],
          ),
        ],
        ({ instant }) => instant,
        zone,
        date,
      )
        .flat()
        .map(({ at, item: { id, label, icon } }) => ({ id, label, icon, at }))
        .sort((one, other) => one.at - other.at);

      return [
        ...row(
          'heart',
          heart,
          series(heartRates, 'heart', heart, (part) => ({
            kind: 'line',
            at: part.map(({ at }) => at),
            values: part.map(({ item }) => item.bpm),
            gapSeconds: HEART_GAP,
          })),
          {
            unit: t('unit.RESTING_HEART_RATE'),
            height: HEART_HEIGHT,
            numberFormat: { maximumFractionDigits: 0 },
          },
        ),
        ...row(
          'steps',
          t('lanes.steps'),
          series(steps, 'steps', t('lanes.steps'), (part) => ({
            kind: 'bars',
            at: part.map(({ at }) => at),
            values: part.map(({ item }) => item.value),
            everySeconds: QUARTER,
          })),
          { unit: t('unit.STEPS'), height: STEPS_HEIGHT, numberFormat: { maximumFractionDigits: 0 } },
        ),
        ...row(
          'sleep',
          t('lanes.sleep'),
          sleep === null ? [] : [{ ...sleep, id: `${date} sleep`, name: t('lanes.sleep') }],
          { height: LANE_HEIGHT * Math.max(2, sleep?.lanes.length ?? 0) },
        ),
        ...row(
          'events',
          t('lanes.events'),
          marks.length === 0
            ? []
            : [{ kind: 'marks', id: `${date} lane events`, name: t('lanes.events'), marks }],
        ),
      ];
    },
    [t, formats, workouts],
  );
}

type Without<Series> = Series extends AxisSeries ? Omit<Series, 'id' | 'name'> : never;
type AxisSeriesPart = Without<AxisSeries>;

/** The states of all sleep that reaches into a day, cut at its midnights; null without any. */
function sleepOf(
  { sleeps }: WearableLanes,
  date: LocalDate,
  zone: string,
  nameOf: (state: (typeof SLEEP_LANES)[number]['state']) => string,
): Pick<AxisBands, 'kind' | 'lanes' | 'spans'> | null {
  const clock = clockOf(zone, date);
  const start = localStart(date);
  const parts = sleeps.flatMap(({ timeline }) =>
    timeline.map((part) => ({
      state: stateOf(part.state),
      from: Math.max(start, clock(part.start)),
      to: Math.min(start + DAY, clock(part.end)),
    })),
  );
  const shown = parts.filter(({ from, to }) => to > from);
  const lanes = SLEEP_LANES.filter(({ state }) => shown.some((part) => part.state === state));
  if (lanes.length === 0) return null;
  return {
    kind: 'bands',
    lanes: lanes.map(({ state, tone, hatch }) => ({
      name: nameOf(state),
      tone,
      ...(hatch === undefined ? {} : { hatch }),
    })),
    spans: shown
      .flatMap(({ state, from, to }) => {
        const lane = lanes.findIndex((each) => each.state === state);
        return lane < 0 ? [] : [{ lane, from, to }];
      })
      .sort((one, other) => one.from - other.from),
  };
}

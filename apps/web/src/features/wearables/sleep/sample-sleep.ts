import type { WearableNight, WearableNights, WearableSleep } from '@healzy/api/wearables';

type State = WearableSleep['timeline'][number]['state'];

/** For stories: a sleep from states and their minutes, as the server tells it. */
export function sampleSleep(
  start: string,
  parts: readonly (readonly [State, number])[],
  more: Partial<WearableSleep> = {},
): WearableSleep {
  let clock = Date.parse(start);
  const timeline = parts.map(([state, minutes]) => {
    const from = clock;
    clock += minutes * 60_000;
    return { state, start: new Date(from).toISOString(), end: new Date(clock).toISOString() };
  });
  const sum = (...states: State[]) =>
    parts.reduce((total, [state, minutes]) => total + (states.includes(state) ? minutes * 60 : 0), 0);
  const inBedS = (clock - Date.parse(start)) / 1000;
  const sleepS = sum('LIGHT', 'DEEP', 'REM', 'ASLEEP');
  const end = new Date(clock).toISOString();
  return {
    kind: 'NIGHT',
    date: end.slice(0, 10),
    start,
    end,
    startOffsetMinutes: 60,
    endOffsetMinutes: 60,
    zone: 'Europe/Madrid',
    sources: ['Apple Watch'],
    timeline,
    figures: {
      inBedS,
      sleepS,
      states: {
        AWAKE: sum('AWAKE'),
        LIGHT: sum('LIGHT'),
        DEEP: sum('DEEP'),
        REM: sum('REM'),
        ASLEEP: sum('ASLEEP'),
        OUT_OF_BED: sum('OUT_OF_BED'),
        UNKNOWN: sum('UNKNOWN'),
        IN_BED: sum('IN_BED'),
      },
      latencyS: 720,
      wasoS: sum('AWAKE') - 720,
      outOfBedS: 0,
      gapS: 0,
      awakenings: 2,
      remLatencyS: sum('REM') > 0 && sum('ASLEEP') === 0 ? 5400 : null,
      efficiency: (100 * sleepS) / inBedS,
      maintenance: 95,
      midpoint: null,
      unscoredS: sum('UNKNOWN', 'IN_BED'),
    },
    devices: [{ source: 'Apple Watch', isNap: null, efficiency: 91, latencyS: null, wasoS: null }],
    ...more,
  };
}

const PARTS = [
  ['AWAKE', 12],
  ['LIGHT', 60],
  ['DEEP', 60],
  ['REM', 40],
  ['AWAKE', 8],
  ['LIGHT', 150],
  ['REM', 50],
  ['DEEP', 25],
  ['LIGHT', 45],
] as const;
const SHORT = [
  ['AWAKE', 12],
  ['LIGHT', 120],
  ['DEEP', 60],
  ['AWAKE', 8],
  ['LIGHT', 100],
] as const;

/** For stories: one day of a period. */
export const sampleNight = (date: string, more: Partial<WearableNight> = {}): WearableNight => {
  const night = more.night === undefined ? sampleSleep(`${date}T00:10:00.000Z`, PARTS) : more.night;
  return {
    date,
    night,
    sleepS: night?.figures.sleepS ?? null,
    gap: null,
    others: [],
    naps: [],
    manual: [],
    disagreements: [],
    ...more,
  };
};

/** For stories: without stages, as a phone beside the bed records it. */
export const STAGELESS: WearableSleep = sampleSleep('2026-03-05T00:20:00.000Z', [
  ['UNKNOWN', 20],
  ['ASLEEP', 390],
  ['OUT_OF_BED', 6],
  ['ASLEEP', 40],
]);

export const WEEK: readonly WearableNight[] = [
  sampleNight('2026-03-02'),
  sampleNight('2026-03-03', {
    disagreements: [{ figure: 'EFFICIENCY', source: 'Apple Watch', ours: 95.6, device: 91 }],
  }),
  sampleNight('2026-03-04', { night: sampleSleep('2026-03-04T01:05:00.000Z', SHORT) }),
  sampleNight('2026-03-05', { night: STAGELESS }),
  sampleNight('2026-03-06', { night: null }),
  sampleNight('2026-03-07', {
    night: sampleSleep('2026-03-07T01:30:00.000Z', PARTS),
    naps: [sampleSleep('2026-03-07T15:00:00.000Z', [['LIGHT', 40]], { kind: 'NAP', date: '2026-03-07' })],
    manual: [
      {
        source: 'Salud',
        start: '2026-03-07T13:00:00.000Z',
        end: '2026-03-07T14:00:00.000Z',
        endOffsetMinutes: 60,
      },
    ],
  }),
  sampleNight('2026-03-08'),
];

const mean = (metric: WearableNights['means'][number]['metric'], value: number, worst: number) => ({
  metric,
  mean: value,
  days: 6,
  worst: { date: '2026-03-04', value: worst },
});

/** For stories: a week with a short night, one without stages and one that is missing. */
export const SAMPLE_NIGHTS: WearableNights = {
  from: '2026-03-02',
  to: '2026-03-08',
  zone: 'Europe/Madrid',
  nights: [...WEEK],
  regularity: { value: 71.4, days: 6, pairs: 6000, reason: null, needed: null },
  goals: [
    { metric: 'SLEEP', min: 25_200, max: null, per: 'NIGHT', source: 'AASM 2015' },
    { metric: 'SLEEP_EFFICIENCY', min: 85, max: null, per: 'NIGHT', source: 'Ohayon 2017' },
    { metric: 'SLEEP_LATENCY', min: null, max: 1800, per: 'NIGHT', source: 'Ohayon 2017' },
    { metric: 'SLEEP_WASO', min: null, max: 1200, per: 'NIGHT', source: 'Ohayon 2017' },
  ],
  nightsWithData: 6,
  means: [mean('SLEEP', 24_300, 16_800), mean('SLEEP_EFFICIENCY', 94.2, 91.3), mean('SLEEP_WASO', 480, 900)],
  previous: {
    from: '2026-02-23',
    to: '2026-03-01',
    daysWithData: 5,
    means: [{ ...mean('SLEEP', 25_800, 23_000), days: 5 }],
    isOtherSource: false,
  },
};

/** For stories: one day alone. */
export const oneNight = (night: WearableNight): WearableNights => ({
  ...SAMPLE_NIGHTS,
  from: night.date,
  to: night.date,
  nights: [night],
});

import type { NightStripProps, StripNight } from '../NightStrip/NightStrip.tsx';

const names = ['Mon 2', 'Tue 3', 'Wed 4', 'Thu 5', 'Fri 6', 'Sat 7', 'Sun 8'];
const hours = (minutes: number) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

/** A night that wakes for ten minutes in its middle. */
const night = (index: number, from: number, to: number, more: Partial<StripNight> = {}): StripNight => {
  const middle = Math.round((from + to) / 2);
  return {
    id: String(index),
    name: names[index % 7] ?? '',
    bed: { from, to },
    asleep: [
      { from: from + 15, to: middle },
      { from: middle + 10, to: to - 5 },
    ],
    seconds: (to - from - 30) * 60,
    isUnderGoal: to - from - 30 < 420,
    ...more,
  };
};

export const sampleNights: readonly StripNight[] = [
  night(0, -50, 420),
  night(1, -35, 415),
  night(2, 65, 400, { note: 'The watch says 91 %' }),
  { id: '3', name: 'Thu 5', bed: null },
  night(4, -20, 430),
  night(5, 130, 610),
  night(6, 115, 590, { naps: [{ from: 960, to: 1000 }] }),
];

export const sampleNightStrip = {
  title: 'Nights',
  summary: 'To bed between 23:10 and 02:10; one night under seven hours, one not recorded.',
  nights: sampleNights,
  formatDuration: (seconds) => hours(Math.round(seconds / 60)),
} satisfies NightStripProps;

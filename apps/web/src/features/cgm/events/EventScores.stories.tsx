import type { CgmScore } from '@healzy/api/cgm';
import type { CgmEvent } from '@healzy/api/cgm/events';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { chooseGlucoseUnit } from '../../../state/glucose-unit.ts';
import { EventScores } from './EventScores.tsx';

const score = (id: CgmScore['id'], change: Partial<CgmScore>): CgmScore => ({
  id,
  timeframe: 'EVENT',
  state: 'SCORED',
  value: null,
  level: null,
  censored: null,
  ...change,
});

const EVENT: CgmEvent = {
  id: 'e1',
  medicalTestId: 't1',
  version: 1,
  type: 'MEAL',
  subtype: null,
  name: 'Lentils',
  description: null,
  comment: null,
  feeling: null,
  start: '2026-03-10T11:30:00Z',
  end: null,
  foods: [],
  carbohydrates: null,
  scores: [
    score('EFFICIENCY', { value: 81.4 }),
    score('MIN_GLUCOSE', { value: 39, censored: 'LOW', level: 'SEVERE_HYPOGLYCEMIA' }),
    score('MAX_GLUCOSE', { value: 180, level: 'NORMAL' }),
    score('AVG_GLUCOSE', { value: 131 }),
    score('COEFFICIENT_OF_VARIATION', { value: 21.25 }),
    score('TIME_IN_RANGE', { value: 88.1 }),
    score('FASTING_GLUCOSE', { state: 'NO_DATA' }),
  ],
  response: {
    state: 'SCORED',
    basis: {
      readings: 42,
      baselineReadings: 3,
      coveredPercent: 100,
      longestGapMinutes: 5,
      lowReadings: 1,
      highReadings: 0,
    },
    figures: null,
  },
  pictures: [],
  author: null,
  createdAt: '2026-03-10T12:00:00Z',
  updatedAt: null,
};

const meta = {
  title: 'App/CgmEventScores',
  component: EventScores,
  decorators: [inApp],
  loaders: [messages('cgm', 'cgm-events')],
  beforeEach: () => chooseGlucoseUnit('mg/dL'),
  args: { event: EVENT, profile: 'STANDARD' },
  argTypes: { event: { control: false } },
} satisfies Meta<typeof EventScores>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const detailOf = (canvas: Canvas, name: string) =>
  canvas.getByText(name, { selector: 'dt, dt *' }).closest('dt')?.nextElementSibling;

export const Default: Story = {
  name: 'Every score that the event has, the lowest value first',
  play: async ({ canvas }) => {
    for (const [name, value] of [
      ['Lowest', /^<.40.mg\/dL/],
      ['Highest', /^180.mg\/dL/],
      ['Mean', /^131.mg\/dL/],
      ['Time in range', /^88\.1.?%/],
      ['Variation (CV)', /^21\.3.?%/],
      ['Efficiency (COGI)', /^81 of 100/],
      ['Before the first meal', /No readings/],
    ] as const)
      await expect(detailOf(canvas, name)).toHaveTextContent(value);
  },
};

export const TooEarly: Story = {
  name: 'Too early: says so for each',
  args: {
    event: { ...EVENT, scores: EVENT.scores.map((each) => ({ ...each, state: 'TOO_EARLY', value: null })) },
  },
  play: async ({ canvas }) => expect(canvas.getAllByText(/Too early/)).toHaveLength(7),
};

import type {
  CgmEvent,
  CgmEventComparison,
  CgmEventResponse,
  CgmResponseFigures,
} from '@healzy/api/cgm/events';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { chooseGlucoseUnit } from '../../../state/glucose-unit.ts';
import { EventFigures } from './EventFigures.tsx';

const BASIS: CgmEventResponse['basis'] = {
  readings: 42,
  baselineReadings: 3,
  coveredPercent: 100,
  longestGapMinutes: 5,
  lowReadings: 0,
  highReadings: 0,
};
const FIGURES: CgmResponseFigures = {
  baseline: 100,
  peak: 180,
  rise: 80,
  minutesToPeak: 45,
  isPeakCutOff: false,
  lowest: 92,
  minutesToLowest: 170,
  isLowestCutOff: false,
  minutesBelow: 0,
  minutesSeverelyBelow: 0,
  area: 4200,
  minutesToReturn: 130,
};

const eventWith = (response: Partial<CgmEventResponse>): CgmEvent => ({
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
  scores: [],
  response: { state: 'SCORED', basis: BASIS, figures: FIGURES, ...response },
  pictures: [],
  author: null,
  createdAt: '2026-03-10T12:00:00Z',
  updatedAt: null,
});

const otherWith = (
  id: string,
  change: Partial<CgmResponseFigures>,
): CgmEventComparison['others'][number] => ({
  id,
  name: 'Rice',
  start: '2026-03-09T11:30:00Z',
  trace: { minutes: [], mgdl: [], flags: [] },
  response: { state: 'SCORED', basis: BASIS, figures: { ...FIGURES, ...change } },
});

const COMPARISON: CgmEventComparison = {
  zone: 'Europe/Madrid',
  rangeProfile: 'STANDARD',
  trace: { minutes: [], mgdl: [], flags: [] },
  others: [],
  otherCount: 0,
  previousId: null,
  nextId: null,
  circumstances: [],
};

const meta = {
  title: 'App/CgmEventFigures',
  component: EventFigures,
  decorators: [inApp],
  loaders: [messages('cgm', 'cgm-events')],
  beforeEach: () => chooseGlucoseUnit('mg/dL'),
  args: { event: eventWith({}), comparison: COMPARISON },
  argTypes: { event: { control: false }, comparison: { control: false } },
} satisfies Meta<typeof EventFigures>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The text shown beside the name of a figure. */
const detailOf = (canvas: Canvas, name: string) =>
  canvas.getByText(name, { selector: 'dt, dt *' }).closest('dt')?.nextElementSibling;

/** Without figures there is no explanation to open. */
const hasNoFigures = (canvas: Canvas) => expect(canvas.queryAllByRole('button')).toHaveLength(0);

export const Default: Story = {
  name: 'Scored: seven figures, each beside the usual one of at least three others',
  args: {
    comparison: {
      ...COMPARISON,
      others: [
        otherWith('a', { rise: 40, minutesToReturn: 100 }),
        otherWith('b', { rise: 50, minutesToReturn: null }),
        otherWith('c', { rise: 60, minutesToReturn: null }),
      ],
      otherCount: 3,
      circumstances: ['SPORT', 'POOR_SLEEP'],
    },
  },
  play: async ({ canvas }) => {
    for (const [name, value] of [
      ['Baseline', /^100.mg\/dL/],
      ['Peak', /^180.mg\/dL/],
      ['Rise', /^\+80.mg\/dL/],
      ['Time to peak', /^45.min/],
      ['Area over 2 h', /^4,200.mg\/dL.·.min/],
      ['Back at the baseline', /^2.h.10.min/],
      ['Lowest', /^92.mg\/dL/],
    ] as const)
      await expect(detailOf(canvas, name)).toHaveTextContent(value);
    await expect(detailOf(canvas, 'Rise')).toHaveTextContent(/Median of the other 3: \+50.mg\/dL$/);
    // Two of three do not return within the window, so their median does not either.
    await expect(detailOf(canvas, 'Back at the baseline')).toHaveTextContent(
      'Median of the other 3: not seen in the hours that are assessed',
    );
    await expect(
      canvas.getByText(
        'May have changed the response: Sport around the meal and Little sleep the night before',
      ),
    ).toBeVisible();
  },
};

export const KeyboardOpensAGlassBox: Story = {
  name: 'Says by keyboard how a figure came about, and of what readings',
  play: async ({ canvas, canvasElement }) => {
    detailOf(canvas, 'Area over 2 h')?.querySelector('button')?.focus();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('Trapezoids above the baseline over 120 minutes')).toBeVisible();
    await expect(page.getByText('Readings of the baseline')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const CutOff: Story = {
  name: 'Scored: what the sensor cut off is a bound, and what is not known is said',
  args: {
    event: eventWith({
      basis: { ...BASIS, highReadings: 2 },
      figures: { ...FIGURES, isPeakCutOff: true, area: null, minutesToReturn: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(detailOf(canvas, 'Peak')).toHaveTextContent(/^at least 180.mg\/dL$/);
    await expect(detailOf(canvas, 'Area over 2 h')).toHaveTextContent('Not calculated: readings are missing');
    await expect(detailOf(canvas, 'Back at the baseline')).toHaveTextContent(
      'Not seen in the hours that are assessed',
    );
    await expect(
      canvas.getByText('The sensor cut off 2 readings: the true values are more extreme.'),
    ).toBeVisible();
  },
};

export const TooEarly: Story = {
  name: 'Too early: says when it is assessed, and shows no figure',
  args: { event: eventWith({ state: 'TOO_EARLY', figures: null }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Too early: it is assessed once 3 hours have passed since the start and the event has ended.',
      ),
    ).toBeVisible();
    await hasNoFigures(canvas);
  },
};

export const MissingData: Story = {
  name: 'Missing data: says how much there is, and how much is needed',
  args: {
    event: eventWith({ state: 'MISSING_DATA', basis: { ...BASIS, coveredPercent: 41 }, figures: null }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Missing data: readings cover 41% of the time, and 70% is needed.'),
    ).toBeVisible();
    await hasNoFigures(canvas);
  },
};

export const NoBaseline: Story = {
  name: 'Missing data: without a baseline it names that, not a share that is large enough',
  args: {
    event: eventWith({ state: 'MISSING_DATA', basis: { ...BASIS, baselineReadings: 0 }, figures: null }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Missing data: there is no reading in the 15 minutes before.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/70%/)).toBeNull();
  },
};

export const NoData: Story = {
  name: 'No data: says that there are no readings',
  args: {
    event: eventWith({
      state: 'NO_DATA',
      basis: { ...BASIS, readings: 0, baselineReadings: 0, coveredPercent: 0 },
      figures: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no readings in the hours of this event.')).toBeVisible();
    await hasNoFigures(canvas);
  },
};

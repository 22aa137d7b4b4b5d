import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { answering } from '../../../app/story-server.tsx';
import { ActivityView } from './ActivityView.tsx';
import {
  marchDay,
  marchDays,
  meansOf,
  noZones,
  periodOf,
  sampleActivity,
  sampleDay,
  sampleLanes,
  sampleWorkout,
} from './sample-activity.ts';

const PLACE = { path: '/patient/:patientId/activity', address: '/patient/one/activity' };

const meta = {
  title: 'App/Activity',
  component: ActivityView,
  decorators: [
    answering(
      {
        'get /day': ({ query }) => sampleLanes(String(query.from)),
        'get /activity': () => sampleActivity(),
      },
      PLACE,
    ),
    inApp,
  ],
  loaders: [messages('wearables-activity')],
  args: { patientId: 'one', activity: sampleActivity() },
  argTypes: { activity: { control: false } },
} satisfies Meta<typeof ActivityView>;
export default meta;
type Story = StoryObj<typeof meta>;

const WEDNESDAY = sampleDay('2026-03-04', 7640);
const said = () =>
  [...document.querySelectorAll('[aria-live="polite"]')].map((each) => each.textContent).join(' ');
/** A part of the page, which says these things. */
async function partSaying(name: string, ...texts: (string | RegExp)[]) {
  const part = within(await screen.findByRole('region', { name }));
  for (const text of texts) await expect(part.getByText(text)).toBeVisible();
  return part;
}

export const Default: Story = {
  name: 'Says first what changed, which days are missing, and what was typed in and not added',
  play: async ({ canvas }) => {
    await partSaying(
      'What changed',
      /^Steps: 6,984.steps a day on 5 days, 916.steps less than before \(7,900.steps on 7 days\)$/,
      /^The mean of .* is compared with that of the 7 days before, /,
      '1 day without data: Fri, Mar 6.',
      'Not finished, left out of the means: Sun, Mar 8.',
      /^Entered by hand, not added: Steps 2,000.steps \(Tue, Mar 3\)\.$/,
    );
    const figures = within(canvas.getByRole('group', { name: 'Means of the period' }));
    await expect(figures.getByText(/^Least: 812.steps, Tue, Mar 3$/)).toBeVisible();
    await expect(figures.getByText(/^Below the goal \(7,500.steps a day\)$/)).toBeVisible();
    await expect(figures.getAllByText('Mean of 5 of 7 days')[0]).toBeVisible();
    await partSaying('Goals', /117.min of 150.min: with data for 5 days it is too early to know/);
    const workouts = await partSaying('Workouts', /Entered by hand, not added/);
    await expect(workouts.getByRole('link', { name: 'Running' })).toHaveAttribute(
      'href',
      '/patient/one/follow-up/activity/run/events',
    );
    await expect(await canvas.findByRole('application', { name: 'Steps of each day' })).toBeVisible();
    await expect(await canvas.findByRole('application', { name: 'Heart-rate zones' })).toBeVisible();
  },
};

export const GlassBoxOfASource: Story = {
  name: 'Explains a mean by what each source gave and what was left out',
  play: async ({ canvas }) => {
    const figures = canvas.getByRole('group', { name: 'Means of the period' });
    await userEvent.click(within(figures).getByRole('button', { name: /Steps/ }));
    const box = within(await screen.findByRole('dialog'));
    await expect(await box.findByText('Source “Garmin Forerunner 265”, in total')).toBeVisible();
    await expect(box.getByText('Source “iPhone”, in total')).toBeVisible();
    await expect(box.getByText(/^2,000.steps, Tue, Mar 3/)).toBeVisible();
    await expect(box.getByText(/Entered by hand: shown, not added/)).toBeVisible();
    await expect(box.getByText('1 day has no data.')).toBeVisible();
  },
};

export const KeyboardReadsDays: Story = {
  name: 'Reads each day by keyboard: missing, incomplete, and against the goal',
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Steps of each day' });
    chart.focus();
    await userEvent.keyboard('{End}');
    await expect(said()).toMatch(/8 Sun \(incomplete, not in the mean\), 3,100/);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(said()).toMatch(/6 Fri, no data/);
  },
};

export const Compared: Story = {
  name: 'Draws the days before beside these',
  args: { before: { from: '2026-02-23', to: '2026-03-01' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Previous period'))[0]).toBeVisible();
  },
};

export const OfAChild: Story = {
  name: 'Holds a child against no goal of adults, and says so',
  args: {
    activity: sampleActivity({
      goals: [{ metric: 'MODERATE_MINUTES', min: 60, max: null, per: 'DAY', source: 'WHO 2020' }],
      zones: noZones('CHILD'),
      weeks: [],
    }),
  },
  play: async ({ canvas }) => {
    await partSaying(
      'Goals',
      /^No goal for steps and no heart-rate zones: the references are for adults/,
      /a day of 60.min, mean of 5 days \(by WHO 2020\): not reached$/,
    );
    await expect(canvas.queryByText(/^Below the goal/)).toBeNull();
    await expect(canvas.queryByRole('application', { name: 'Heart-rate zones' })).toBeNull();
  },
};

export const InPregnancy: Story = {
  name: 'Holds a pregnant woman against no goal for steps',
  args: {
    activity: sampleActivity({
      goals: [{ metric: 'MODERATE_MINUTES', min: 150, max: null, per: 'WEEK', source: 'WHO 2020' }],
      zones: noZones('PREGNANT'),
    }),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/the references do not apply in pregnancy/))[0]).toBeVisible();
    await expect(canvas.queryByText(/^Below the goal/)).toBeNull();
  },
};

export const AgeUnknown: Story = {
  name: 'Says that the date of birth is missing where no age is known',
  args: { activity: sampleActivity({ goals: [], zones: noZones('AGE_UNKNOWN'), weeks: [] }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/the date of birth is missing/))[0]).toBeVisible();
  },
};

export const OtherDevice: Story = {
  name: 'Warns that a change may be of the device, and names what no person can reach',
  args: {
    activity: sampleActivity({
      previous: { ...sampleActivity().previous, isOtherSource: true },
      refused: [{ date: '2026-03-06', metric: 'STEPS', value: 400_000 }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the change may be the device’s/)).toBeVisible();
    await expect(canvas.getByText(/^Not counted: 400,000.steps on Fri, Mar 6/)).toBeVisible();
  },
};

export const FewDays: Story = {
  name: 'Claims no change from one day of a week',
  args: {
    activity: periodOf(marchDays(7, (index) => (index === 2 ? 9640 : null))),
  },
  play: async () => {
    const lead = await partSaying(
      'What changed',
      /^Steps: 9,640.steps a day on 1 of 7 days; before, 7,900.steps on 7 of 7$/,
      /^Too few days with data to speak of a change/,
    );
    await expect(lead.queryByText(/(more|less) than|is compared with/)).toBeNull();
  },
};

export const IncompleteDay: Story = {
  name: 'Compares an incomplete day with no other',
  args: {
    activity: periodOf([{ ...WEDNESDAY, gap: 'HARDLY_WORN' }], {
      means: meansOf([WEDNESDAY]).filter(({ metric }) => metric === 'RESTING_HEART_RATE'),
    }),
  },
  play: async () => {
    const lead = await partSaying(
      'What changed',
      /^Resting heart rate: .*; an incomplete day is not compared with another$/,
    );
    await expect(lead.queryByText(/(more|less) than/)).toBeNull();
  },
};

export const OneDay: Story = {
  name: 'Shows one day hour by hour, with its run and its lunch',
  args: {
    activity: periodOf([WEDNESDAY]),
  },
  play: async ({ canvas }) => {
    await partSaying('What changed', 'Wed, Mar 4 is compared with the day before, Tue, Mar 3.');
    const chart = await canvas.findByRole('application', { name: 'The day, hour by hour' });
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Home}');
    await expect(said()).toMatch(/Sleep, .*Light/);
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(said()).toMatch(/Lunch, 14:10, Lentils/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(said()).toMatch(/Running, 18:30–19:15/);
  },
};

export const Empty: Story = {
  name: 'Names the days of a period without anything',
  args: {
    activity: periodOf(
      marchDays(7, () => null),
      { workouts: [], means: [], daysWithData: 0 },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no activity data for these days.')).toBeVisible();
    await expect(canvas.getByText(/^7 days without data:/)).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
  },
};

const LONG = 'Carrera por la montaña con mucho desnivel y un nombre que no acaba nunca '.repeat(4);
export const Long: Story = {
  name: 'Keeps four weeks and names without end in their place',
  args: {
    activity: periodOf(
      marchDays(28, (index) => (index % 6 === 5 ? null : 2000 + ((index * 1931) % 14_000))),
      {
        workouts: Array.from({ length: 30 }, (_, index) =>
          sampleWorkout({ id: `run ${index}`, name: LONG, source: LONG, date: marchDay(index % 28) }),
        ),
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('application', { name: 'Steps of each day' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

import type { Patient } from '@healzy/api/patients';
import { simulateTrace } from '@healzy/domain/cgm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OpenPatientProvider } from '../../../../app/open-patient.ts';
import { inFrame } from '../../../../app/shell/sample-environment.tsx';
import { inApp, messages } from '../../../../app/story-decorators.tsx';
import { answering, pageOf } from '../../../../app/story-server.tsx';
import { readingsOf } from '../../../cgm/canvas/sample-canvas.ts';
import { SAMPLE_WEARABLES } from '../../sample-wearables.ts';
import { noZones, sampleActivity, sampleDetail, sampleWorkout } from '../sample-activity.ts';
import { WorkoutScreen } from './WorkoutScreen.tsx';

const PLACE = {
  path: '/patient/:patientId/follow-up/activity/:eventId/events',
  address: '/patient/ana/follow-up/activity/run/events?to=2026-03-08',
};
const glucose = simulateTrace(7, {
  from: '2026-03-04',
  days: 1,
  zone: 'Europe/Madrid',
  kind: 'TYPE_1',
  hasGaps: false,
}).series;
const workout = fn<() => unknown>();
const tests = fn<() => unknown>();
const answers = {
  'get /wearables': (): unknown => SAMPLE_WEARABLES,
  'get /activity': (): unknown => sampleActivity(),
  'get /{workoutId}': () => workout(),
  'get /medical-test': () => tests(),
  'get /readings': (): unknown => readingsOf(glucose),
};

const ofPatient = (Story: ComponentType) => (
  <OpenPatientProvider value={{ data: { timezone: 'Europe/Madrid' } } as UseQueryResult<Patient>}>
    <Story />
  </OpenPatientProvider>
);

const meta = {
  title: 'App/WorkoutScreen',
  component: WorkoutScreen,
  decorators: [ofPatient, answering(answers, PLACE), inFrame, inApp],
  beforeEach: () => {
    workout.mockReturnValue(sampleDetail());
    tests.mockReturnValue(pageOf([{ id: 'two' }]));
  },
  loaders: [messages('wearables', 'wearables-activity', 'wearables-period', 'cgm')],
} satisfies Meta<typeof WorkoutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = () =>
  [...document.querySelectorAll('[aria-live="polite"]')].map((each) => each.textContent).join(' ');

export const Default: Story = {
  name: 'Reads the heart rate by its zone, and the glucose from an hour before to three after',
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Heart rate and glucose' });
    chart.focus();
    await userEvent.keyboard('{End}');
    await expect(said()).toMatch(/bpm, Zone \d/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Home}');
    await expect(said()).toMatch(/Glucose, .*17:3\d, \d+.mg\/dL/);
    await userEvent.keyboard('{End}');
    await expect(said()).toMatch(/Glucose, .*22:1\d/);
    const figures = canvas.getByRole('region', { name: 'Figures of the workout' });
    await expect(within(figures).getByText(/^7\.24.km$/)).toBeVisible();
  },
};

export const KeyboardStepsOn: Story = {
  name: 'Steps to the workout after this one of the same days',
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: 'Next workout (Alt + Page down)' });
    await expect(next).toHaveAttribute('href', '/patient/ana/follow-up/activity/walk/events?to=2026-03-08');
    next.focus();
    await expect(next).toHaveFocus();
    await expect(canvas.getByText('1 of 2 on these days')).toBeVisible();
    // At the first of them there is nothing to go back to.
    const asked = workout.mock.calls.length;
    await userEvent.keyboard('{Alt>}{PageUp}{/Alt}');
    await expect(workout).toHaveBeenCalledTimes(asked);
    await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
    await waitFor(() => expect(workout).toHaveBeenCalledTimes(asked + 1));
  },
};

export const WithoutCurveAndGlucose: Story = {
  name: 'Says what its source did not give, that no sensor was worn and why there are no zones',
  beforeEach: () => {
    workout.mockReturnValue(
      sampleDetail({
        workout: sampleWorkout({ energyKcal: null, meanBpm: null, zoneMinutes: null, isManual: true }),
        heartRates: [],
        steps: [],
        zones: noZones('CHILD'),
      }),
    );
    tests.mockReturnValue(pageOf([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no glucose for those hours.')).toBeVisible();
    await expect(canvas.getByText('Its source gave no heart rate for this workout.')).toBeVisible();
    await expect(canvas.getByText(/the references are for adults/)).toBeVisible();
    await expect(canvas.getAllByText('Its source does not say')).toHaveLength(2);
  },
};

export const Loading: Story = {
  name: 'Waits for the workout',
  beforeEach: () => {
    workout.mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Says that the workout could not be loaded',
  beforeEach: () => {
    workout.mockImplementation(() => Promise.reject(new Error('No answer.')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

const LONG = 'Carrera por la montaña con mucho desnivel y un nombre que no acaba nunca '.repeat(4);
export const Long: Story = {
  name: 'Keeps a name without end in its place',
  beforeEach: () => {
    workout.mockReturnValue(sampleDetail({ workout: sampleWorkout({ name: LONG, source: LONG }) }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('application', { name: 'Heart rate and glucose' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

import type { Patient } from '@healzy/api/patients';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { OpenPatientProvider } from '../../../app/open-patient.ts';
import { inFrame } from '../../../app/shell/sample-environment.tsx';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { answering } from '../../../app/story-server.tsx';
import { SAMPLE_WEARABLES } from '../sample-wearables.ts';
import { ActivityScreen } from './ActivityScreen.tsx';
import { sampleActivity } from './sample-activity.ts';

const PLACE = {
  path: '/patient/:patientId/follow-up/activity',
  address: '/patient/ana/follow-up/activity?to=2026-03-08',
};
const wearables = fn<() => unknown>();
const activity = fn<() => unknown>();
const answers = { 'get /wearables': () => wearables(), 'get /activity': () => activity() };

const ofPatient = (Story: ComponentType) => (
  <OpenPatientProvider value={{ data: { timezone: 'Europe/Madrid' } } as UseQueryResult<Patient>}>
    <Story />
  </OpenPatientProvider>
);

const meta = {
  title: 'App/ActivityScreen',
  component: ActivityScreen,
  decorators: [ofPatient, answering(answers, PLACE), inFrame, inApp],
  beforeEach: () => {
    wearables.mockReturnValue(SAMPLE_WEARABLES);
    activity.mockReturnValue(sampleActivity());
  },
  loaders: [messages('wearables', 'wearables-activity', 'wearables-period')],
} satisfies Meta<typeof ActivityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the week of its address, and keeps it on the way to a workout',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'What changed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Running' })).toHaveAttribute(
      'href',
      '/patient/ana/follow-up/activity/run/events?to=2026-03-08',
    );
    await userEvent.click(canvas.getByRole('radio', { name: '4 weeks' }));
    await expect(await canvas.findByText(/^Feb 9 – Mar 8, 2026$/)).toBeVisible();
    for (const [name, page] of [
      ['Overview', ''],
      ['Sleep', '/sleep'],
      ['Nutrition', '/nutrition'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/patient/ana/follow-up${page}?range=month&to=2026-03-08`,
      );
  },
};

export const Loading: Story = {
  name: 'Keeps the control of the days while they load',
  beforeEach: () => {
    activity.mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'What changed' })).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Says that the days could not be loaded, and offers to try again',
  beforeEach: () => {
    activity.mockImplementation(() => Promise.reject(new Error('No answer.')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Nothing: Story = {
  name: 'Says what will be here while nothing was ever imported, and where to begin',
  beforeEach: () => {
    wearables.mockReturnValue({ ...SAMPLE_WEARABLES, state: 'NONE', sources: [] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No activity yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the data' })).toHaveAttribute(
      'href',
      '/patient/ana/follow-up?view=data',
    );
  },
};

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
import { SAMPLE_NIGHTS } from './sample-sleep.ts';
import { SleepScreen } from './SleepScreen.tsx';

const PLACE = {
  path: '/patient/:patientId/follow-up/sleep',
  address: '/patient/ana/follow-up/sleep?to=2026-03-08',
};
const wearables = fn<() => unknown>();
const nights = fn<() => unknown>();
const answers = {
  'get /wearables': () => wearables(),
  'get /sleep': () => nights(),
  'get /connections': () => ({ from: '2025-12-07', to: '2026-03-08', connections: [] }),
};

const ofPatient = (Story: ComponentType) => (
  <OpenPatientProvider value={{ data: { timezone: 'Europe/Madrid' } } as UseQueryResult<Patient>}>
    <Story />
  </OpenPatientProvider>
);

const meta = {
  title: 'App/SleepScreen',
  component: SleepScreen,
  decorators: [ofPatient, answering(answers, PLACE), inFrame, inApp],
  beforeEach: () => {
    wearables.mockReturnValue(SAMPLE_WEARABLES);
    nights.mockReturnValue(SAMPLE_NIGHTS);
  },
  loaders: [messages('wearables', 'wearables-sleep', 'wearables-period', 'wearables-connections')],
} satisfies Meta<typeof SleepScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the nights of the period in its address, and what goes together with sleep',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Shortest night/ })).toBeVisible();
    await expect(await canvas.findByText('No connection can be computed yet.')).toBeVisible();
  },
};

export const Compared: Story = {
  name: 'Draws the nights before below these',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Compare/ }));
    await expect(await canvas.findByRole('application', { name: /^Nights of/ })).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Keeps the control of the days while nights load',
  beforeEach: () => {
    nights.mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /^Shortest night/ })).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Says that the nights could not be loaded, and offers to try again',
  beforeEach: () => {
    nights.mockImplementation(() => {
      throw new Error('No answer.');
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('radiogroup')).toBeVisible();
  },
};

export const Nothing: Story = {
  name: 'Offers to add data where there is none at all',
  beforeEach: () => {
    wearables.mockReturnValue({ ...SAMPLE_WEARABLES, sources: [] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No nights have been recorded yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add data' })).toBeVisible();
  },
};

import type { Patient } from '@healzy/api/patients';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { expect, within } from 'storybook/test';
import { OpenPatientProvider } from '../../app/open-patient.ts';
import { inFrame } from '../../app/shell/sample-environment.tsx';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { answering } from '../../app/story-server.tsx';
import { ActivityScreen } from './activity/ActivityScreen.tsx';
import { sampleActivity } from './activity/sample-activity.ts';
import { FollowUpScreen } from './FollowUpScreen.tsx';
import { NutritionScreen } from './nutrition/NutritionScreen.tsx';
import { SAMPLE_NUTRITION } from './nutrition/sample-nutrition.ts';
import { SAMPLE_WEARABLES } from './sample-wearables.ts';
import { SAMPLE_NIGHTS } from './sleep/sample-sleep.ts';
import { SleepScreen } from './sleep/SleepScreen.tsx';

const ANSWERS = {
  'get /wearables': () => SAMPLE_WEARABLES,
  'get /activity': () => sampleActivity(),
  'get /sleep': () => SAMPLE_NIGHTS,
  'get /nutrition': () => SAMPLE_NUTRITION,
  'get /connections': () => ({ from: '2025-12-07', to: '2026-03-08', connections: [] }),
};

/** A page at one week, so that its snapshots do not change with the day. */
const at = (page: string) =>
  answering(ANSWERS, {
    path: `/patient/:patientId/follow-up${page}`,
    address: `/patient/ana/follow-up${page}?to=2026-03-08`,
  });

const ofPatient = (Story: ComponentType) => (
  <OpenPatientProvider
    value={{ data: { timezone: 'Europe/Madrid' }, error: null, isPending: false } as UseQueryResult<Patient>}
  >
    <Story />
  </OpenPatientProvider>
);

/** The pages of a patient's days as their screens show them. */
const meta = {
  title: 'Pictures/Wearables',
  globals: { language: 'es' },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
  decorators: [ofPatient, inFrame, inApp],
  loaders: [
    messages(
      'wearables',
      'wearables-activity',
      'wearables-sleep',
      'wearables-nutrition',
      'wearables-connections',
      'wearables-period',
    ),
  ],
} satisfies Meta;
export default meta;

/** Snapshots wait for what comes after the first lines. */
const shows = (role: 'application' | 'button', name: RegExp, last?: string) =>
  (async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByRole(role, { name }, { timeout: 5000 }))[0]).toBeVisible();
    if (last !== undefined) await expect(await canvas.findByText(last, {}, { timeout: 5000 })).toBeVisible();
  }) satisfies StoryObj['play'];

const NO_CONNECTIONS = 'Ninguna relación se puede calcular todavía.';

export const FollowUp: StoryObj = {
  decorators: [at('')],
  render: () => <FollowUpScreen />,
  play: shows('button', /^Pasos/),
};

export const Activity: StoryObj = {
  decorators: [at('/activity')],
  render: () => <ActivityScreen />,
  play: shows('application', /^Pasos de cada día/),
};

export const Sleep: StoryObj = {
  decorators: [at('/sleep')],
  render: () => <SleepScreen />,
  play: shows('application', /^Noches/, NO_CONNECTIONS),
};

export const Nutrition: StoryObj = {
  decorators: [at('/nutrition')],
  render: () => <NutritionScreen />,
  play: shows('application', /^Energía/, NO_CONNECTIONS),
};

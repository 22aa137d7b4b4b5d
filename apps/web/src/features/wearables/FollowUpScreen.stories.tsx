import type { Patient } from '@healzy/api/patients';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { expect, userEvent } from 'storybook/test';
import { OpenPatientProvider } from '../../app/open-patient.ts';
import { inFrame } from '../../app/shell/sample-environment.tsx';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { answering } from '../../app/story-server.tsx';
import { ActivityScreen } from './activity/ActivityScreen.tsx';
import { sampleActivity } from './activity/sample-activity.ts';
import { FollowUpScreen } from './FollowUpScreen.tsx';
import { SAMPLE_NUTRITION } from './nutrition/sample-nutrition.ts';
import { SAMPLE_WEARABLES } from './sample-wearables.ts';
import { SAMPLE_NIGHTS } from './sleep/sample-sleep.ts';

const at = (search: string, page = '') =>
  answering(
    {
      'get /wearables': () => SAMPLE_WEARABLES,
      'get /activity': () => sampleActivity(),
      'get /sleep': () => SAMPLE_NIGHTS,
      'get /nutrition': () => SAMPLE_NUTRITION,
    },
    {
      path: `/patient/:patientId/follow-up${page}`,
      address: `/patient/ana/follow-up${page}${search}`,
    },
  );

const ofPatient = (Story: ComponentType) => (
  <OpenPatientProvider
    value={{ data: { timezone: 'Europe/Madrid' }, error: null, isPending: false } as UseQueryResult<Patient>}
  >
    <Story />
  </OpenPatientProvider>
);

const meta = {
  title: 'App/FollowUpScreen',
  component: FollowUpScreen,
  decorators: [ofPatient, inFrame, inApp],
  loaders: [
    messages('wearables', 'wearables-import', 'link-delivery', 'wearables-activity', 'wearables-period'),
  ],
} satisfies Meta<typeof FollowUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Opens at the last whole week with data, and hands no other days to the tabs',
  decorators: [at('')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Mar 3 – 9, 2026, /)).toBeVisible();
    await expect(canvas.getByText('Seven days up to the latest data (Mon, Mar 9)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sleep' })).toHaveAttribute(
      'href',
      '/patient/ana/follow-up/sleep',
    );
  },
};

export const ActivityOpensTheSameWeek: Story = {
  name: 'Opens activity at the same week',
  decorators: [at('', '/activity')],
  render: () => <ActivityScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Mar 3 – 9, 2026$/)).toBeVisible();
  },
};

export const OfOtherDays: Story = {
  name: 'Shows the week that was shown by another tab, and keeps it beside the data and devices',
  decorators: [at('?range=day&to=2026-03-05')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Feb 27 – Mar 5, 2026, /)).toBeVisible();
    await expect(canvas.getByText('Seven days up to Thu, Mar 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Data and devices' }));
    await expect(canvas.getByRole('link', { name: 'Sleep' })).toHaveAttribute(
      'href',
      '/patient/ana/follow-up/sleep?range=day&to=2026-03-05',
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { answering } from '../../../app/story-server.tsx';
import { SAMPLE_WEARABLES } from '../sample-wearables.ts';
import { ActivityScreen } from './ActivityScreen.tsx';
import { sampleActivity } from './sample-activity.ts';

const PLACE = {
  path: '/patient/:patientId/follow-up/activity',
  address: '/patient/ana/follow-up/activity?to=2026-03-08',
};
const answers = {
  'get /wearables': (): unknown => SAMPLE_WEARABLES,
  'get /activity': (): unknown => sampleActivity(),
};

const meta = {
  title: 'App/ActivityScreen',
  component: ActivityScreen,
  decorators: [answering(answers, PLACE), inApp],
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
  },
};

export const Loading: Story = {
  name: 'Keeps the control of the days while they load',
  decorators: [answering({ ...answers, 'get /activity': () => new Promise(() => undefined) }, PLACE)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'What changed' })).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Says that the days could not be loaded, and offers to try again',
  decorators: [
    answering({ ...answers, 'get /activity': () => Promise.reject(new Error('No answer.')) }, PLACE),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Nothing: Story = {
  name: 'Says what will be here while nothing was ever imported, and where to begin',
  decorators: [
    answering(
      { ...answers, 'get /wearables': () => ({ ...SAMPLE_WEARABLES, state: 'NONE', sources: [] }) },
      PLACE,
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No activity yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the data' })).toHaveAttribute(
      'href',
      '/patient/ana/follow-up?view=data',
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { isOfflineAtom } from '../state/connection.ts';
import { store } from '../state/store.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { inApp, messages } from './story-decorators.tsx';

const meta = {
  title: 'App/ConnectionBanner',
  component: ConnectionBanner,
  decorators: [inApp],
  loaders: [messages('app')],
  beforeEach: () => {
    store.set(isOfflineAtom, true);
    return () => store.set(isOfflineAtom, false);
  },
} satisfies Meta<typeof ConnectionBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = {
  name: 'Interrupts to say that the server is out of reach',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Back: Story = {
  name: 'Disappears when the server is back, and announces it to screen readers',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    store.set(isOfflineAtom, false);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

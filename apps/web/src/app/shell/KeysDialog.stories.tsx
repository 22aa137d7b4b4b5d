import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loadCommands } from '../commands.ts';
import { inApp, messages } from '../story-decorators.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { inFrame, signedInWith } from './sample-environment.tsx';

const meta = {
  title: 'App/KeysDialog',
  component: KeysDialog,
  decorators: [inFrame, inApp],
  loaders: [messages('shell'), async () => ({ commands: await loadCommands() })],
  beforeEach: () => signedInWith(['RECEPTIONIST'], 'keys'),
} satisfies Meta<typeof KeysDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the shortcuts that the user can use, and closes on Escape',
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const keys = within(await body.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(keys.getByText('New patient')).toBeInTheDocument();
    await expect(keys.getByRole('switch', { name: 'Use single-key shortcuts' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

export const KeyboardReachesTheSwitch: Story = {
  name: 'The Tab key reaches the switch that turns single keys off',
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const keys = within(await body.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const toggle = keys.getByRole('switch');
    for (let presses = 0; presses < 6 && document.activeElement !== toggle; presses += 1)
      await userEvent.tab();
    await expect(toggle).toHaveFocus();
  },
};

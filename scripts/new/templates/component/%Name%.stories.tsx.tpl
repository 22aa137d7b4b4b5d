import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit, longName, narrow } from '../../guidelines/badInput.tsx';
import { %Name% } from './%Name%.tsx';

const meta = { title: '%title%', component: %Name%, args: { children: '%Name%', onPress: fn() } } satisfies Meta<typeof %Name%>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says what a person notices first',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('%Name%')).toBeVisible();
  },
};

// What no key operates says so in packages/ui/src/rooms.ts instead, and loses this story.
export const KeyboardReach: Story = {
  name: 'Tab reaches it, and Enter presses it',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '%Name%' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = {
  name: 'A thousand letters fit the smallest screen',
  decorators: [narrow],
  args: { children: longName },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
};

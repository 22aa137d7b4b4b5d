import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit, longWord, narrow } from '../../guidelines/badInput.tsx';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: {
    tone: 'warning',
    title: 'No data for 24 hours',
    children: 'The last reading is from yesterday, 08:14.',
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Part of the page, it does not interrupt',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for 24 hours')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const KeyboardDismiss: Story = {
  name: 'Its actions and its close button have names and are reached in order',
  args: {
    onDismiss: fn(),
    dismissLabel: 'Hide this message',
    role: 'status',
    actions: <Button size="small">Call</Button>,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Call' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hide this message' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Screen: Story = {
  name: 'When about the whole screen, it stays below the top bar while the page scrolls',
  args: { place: 'screen', title: 'No connection' },
  decorators: [
    (Story) => (
      <>
        <Story />
        {Array.from({ length: 80 }, (_, index) => (
          <p key={index}>Line {index + 1}</p>
        ))}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    window.scrollTo(0, 600);
    const { top } = canvas.getByText('No connection').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(top).toBeLessThan(120);
    window.scrollTo(0, 0);
  },
};

export const Narrow: Story = {
  name: 'Long words and actions fit the smallest screen',
  decorators: [narrow],
  args: {
    title: longWord,
    children: longWord,
    actions: <Button size="small">Call the patient</Button>,
    onDismiss: fn(),
    dismissLabel: 'Hide',
  },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
};

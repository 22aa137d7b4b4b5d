import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StatCard } from './StatCard.tsx';

const meta = {
  title: 'Components/StatCard',
  component: StatCard,
  args: { label: 'Time in range', value: '72', unit: '%' },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The unit stays with its number',
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('72')).whiteSpace).toBe('nowrap');
    await expect(canvas.getByText('72')).toHaveTextContent('72%');
  },
};

export const Missing: Story = {
  name: 'Without a number it says why',
  args: { value: null, missingText: 'Not enough data' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not enough data')).toBeVisible();
    await expect(canvas.queryByText('%')).toBeNull();
  },
};

export const Pressable: Story = {
  name: 'Opens how the number came about, and reads itself whole',
  args: {
    state: { tone: 'success', label: 'On target' },
    trend: { direction: 'up', label: '4 points up', tone: 'success' },
    onPress: fn(),
    pressLabel: 'show how it is calculated',
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', {
        name: 'Time in range, 72 %, On target, 4 points up, show how it is calculated',
      }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Sending the file' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Announces and shows its progress',
  args: { value: 0.42 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending the file' });
    await expect(bar).toHaveAttribute('aria-valuetext', '42%');
    await expect(canvas.getByText('42%')).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'Of unknown length, it has no value',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const BadShare: Story = {
  name: 'Values above the maximum are clamped, and non-numbers count as zero',
  render: (args) => (
    <>
      <ProgressBar {...args} label="Beyond" value={1.7} />
      <ProgressBar {...args} label="Below" value={-3} />
      <ProgressBar {...args} label="No number" value={NaN} />
    </>
  ),
  play: async ({ canvas }) => {
    const textOf = (name: string) => canvas.getByRole('progressbar', { name }).getAttribute('aria-valuetext');
    await expect(textOf('Beyond')).toBe('100%');
    await expect(textOf('Below')).toBe('0%');
    await expect(textOf('No number')).toBe('0%');
  },
};

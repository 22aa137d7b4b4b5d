import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect } from 'storybook/test';
import { ProgressCircle } from './ProgressCircle.tsx';

const meta = {
  title: 'Components/ProgressCircle',
  component: ProgressCircle,
  args: { label: 'Reading the file' },
} satisfies Meta<typeof ProgressCircle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Announces and shows its progress',
  args: { value: 0.42 },
  play: async ({ canvas }) => {
    const circle = canvas.getByRole('progressbar', { name: 'Reading the file' });
    await expect(circle).toHaveAttribute('aria-valuetext', '42%');
    await expect(canvas.getByText('42%')).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'Of unknown length, it has no value',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};

export const Spanish: Story = {
  name: 'The value follows the language',
  args: { value: 0.42 },
  render: (args) => (
    <I18nProvider locale="es-ES">
      <ProgressCircle {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '42\u00a0%');
  },
};

export const SpokenOnly: Story = {
  name: 'Its label can be visually hidden',
  args: { value: 1, tone: 'success', isLabelHidden: true, size: 'sm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Reading the file' })).toHaveAttribute(
      'aria-valuetext',
      '100%',
    );
  },
};

export const BadShares: Story = {
  name: 'Values above the maximum are clamped, and non-numbers are unknown',
  render: () => (
    <>
      <ProgressCircle label="Beyond" value={1.7} />
      <ProgressCircle label="Below" value={-3} />
      <ProgressCircle label="No number" value={NaN} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Beyond' })).toHaveAttribute(
      'aria-valuetext',
      '100%',
    );
    await expect(canvas.getByRole('progressbar', { name: 'Below' })).toHaveAttribute('aria-valuetext', '0%');
    await expect(canvas.getByRole('progressbar', { name: 'No number' })).not.toHaveAttribute('aria-valuenow');
  },
};

export const LongLabel: Story = {
  name: 'A thousand-character label wraps beside it',
  args: { value: 0.5, label: 'Wolfeschlegelsteinhausen'.repeat(42) },
  render: (args) => (
    <div style={{ width: 320 }} data-testid="room">
      <ProgressCircle {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, userEvent } from 'storybook/test';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Date of birth', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Takes day, month and year in the order of the language and gives YYYY-MM-DD',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('09021984');
    await expect(args.onChange).toHaveBeenLastCalledWith('1984-02-09');
  },
};

export const American: Story = {
  name: 'In American English the month comes first',
  render: (args) => (
    <I18nProvider locale="en-US">
      <DateField {...args} />
    </I18nProvider>
  ),
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('02091984');
    await expect(args.onChange).toHaveBeenLastCalledWith('1984-02-09');
  },
};

export const Emptied: Story = {
  name: 'Emptied it gives null; an impossible value shows as empty',
  args: { value: '2025-02-31' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-valuetext', 'Empty');
  },
};

export const Refused: Story = {
  name: 'Its error belongs to each part',
  args: { error: 'Enter a day before today.', value: '2090-01-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAccessibleDescription(/before today/);
  },
};

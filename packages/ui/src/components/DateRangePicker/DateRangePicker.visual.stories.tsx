import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = {
  title: 'Pictures/DateRangePicker',
  parameters: { pictureHeight: 560, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const reversedText = 'The last day lies before the first. Change one of them.';

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="md">
      <DateRangePicker
        label="Period"
        reversedText={reversedText}
        defaultValue={{ start: '2025-03-17', end: '2025-03-30' }}
        presets={[
          { id: '7', label: 'Last 7 days', start: '2025-03-24', end: '2025-03-30' },
          { id: '14', label: 'Last 14 days', start: '2025-03-17', end: '2025-03-30' },
          { id: '30', label: 'Last 30 days', start: '2025-03-01', end: '2025-03-30' },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};

export const Fields: StoryObj = {
  render: () => (
    <Stack gap="md">
      <DateRangePicker label="Empty" reversedText={reversedText} hint="At most 90 days" />
      <DateRangePicker
        label="Reversed"
        reversedText={reversedText}
        defaultValue={{ start: '2025-03-30', end: '2025-03-17' }}
      />
      <DateRangePicker
        label="Disabled"
        reversedText={reversedText}
        defaultValue={{ start: '2025-03-17', end: '2025-03-30' }}
        isDisabled
      />
    </Stack>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Pictures/DatePicker',
  parameters: { pictureHeight: 520, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="md">
      <TextField label="Name, for comparison" defaultValue="Lucía Ferrer" />
      <DatePicker label="First day" defaultValue="2025-03-17" max="2025-03-24" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Pictures/DatePicker',
  parameters: { pictureHeight: 420, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => <DatePicker label="First day" defaultValue="2025-03-17" max="2025-03-24" />,
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid');
  },
};

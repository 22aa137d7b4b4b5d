import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { GlassBox } from './GlassBox.tsx';
import stories from './GlassBox.stories.tsx';

const meta = {
  title: 'Pictures/GlassBox',
  parameters: { pictureHeight: 620, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => <GlassBox {...stories.args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import stories, { Default, KeyboardSheet } from './Rail.stories.tsx';

const meta = {
  title: 'Pictures/Rail',
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false }, pictureHeight: 420 },
} satisfies Meta;
export default meta;

export const Column: StoryObj = { render: () => stories.render({ ...stories.args, ...Default.args }) };

export const Sheet: StoryObj = {
  render: () => stories.render({ ...stories.args, ...KeyboardSheet.args, isOpen: true }),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InlineMessage } from './InlineMessage.tsx';

const meta = {
  title: 'Components/InlineMessage',
  component: InlineMessage,
  args: { tone: 'critical', role: 'alert', children: 'The file holds two units.' },
} satisfies Meta<typeof InlineMessage>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'Announces itself when it appears while one works',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The file holds two units.');
  },
};

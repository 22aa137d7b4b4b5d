import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../guidelines/badInput.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Lucía Ferrer Santos' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the initials of the first two words, hidden beside the name',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LF')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Named: Story = {
  name: 'On its own it announces the name',
  args: { isNamed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Lucía Ferrer Santos' })).toBeVisible();
  },
};

export const BrokenPicture: Story = {
  name: 'Falls back to the initials when the image does not load',
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('LF')).toBeVisible();
  },
};

export const EmptyName: Story = {
  name: 'Keeps its space without a name',
  args: { name: '  ' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('span')?.getBoundingClientRect().width).toBe(36);
  },
};

export const LongName: Story = {
  name: 'A name of a thousand letters does not change its size',
  args: { name: longName, isNamed: true },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: longName.trim() });
    await expect(avatar).toHaveTextContent('MW');
    await expect(avatar.getBoundingClientRect().width).toBe(36);
  },
};

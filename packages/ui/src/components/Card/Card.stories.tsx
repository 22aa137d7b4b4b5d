import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit, longName, longWord, narrow } from '../../guidelines/badInput.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { title: 'Time in range', children: '72 % of the last 14 days' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'With a title it is a named region',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Time in range' })).toHaveTextContent('72 %');
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const Untitled: Story = {
  name: 'Without one it is only a surface',
  args: { title: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const LongName: Story = {
  name: 'A thousand-letter title breaks, and the controls stay',
  decorators: [narrow],
  args: { title: `${longName} ${longWord}`, description: longWord, actions: <Button>Open</Button> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Open' })).toBeVisible();
    await expectToFit(canvasElement);
  },
};

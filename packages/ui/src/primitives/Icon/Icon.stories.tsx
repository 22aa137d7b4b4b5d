import type { Meta, StoryObj } from '@storybook/react-vite';
import { Droplet } from 'lucide-react';
import { expect } from 'storybook/test';
import { Icon } from './Icon.tsx';

const meta = { title: 'Primitives/Icon', component: Icon, args: { icon: Droplet } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Beside words it is silent',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Named: Story = {
  name: 'Alone it says what it means',
  args: { label: 'Glucose', size: 'xl', tone: 'accent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Glucose' })).toBeVisible();
  },
};

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
  name: 'Beside text it is hidden from assistive technology',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Named: Story = {
  name: 'On its own it has a name',
  args: { label: 'Glucose', size: 'xl', tone: 'accent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Glucose' })).toBeVisible();
  },
};

export const Sizes: Story = {
  name: 'Has six sizes, and a thinner stroke in the large ones',
  render: (args) => (
    <>
      {(['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const).map((size) => (
        <Icon key={size} {...args} size={size} label={size} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const drawings = canvas.getAllByRole('img');
    await expect(drawings.map((each) => each.getBoundingClientRect().width)).toEqual([
      12, 14, 16, 20, 24, 32,
    ]);
    await expect(canvas.getByRole('img', { name: 'xs' })).toHaveAttribute('stroke-width', '1.75');
    await expect(canvas.getByRole('img', { name: 'xxl' })).toHaveAttribute('stroke-width', '1.5');
  },
};

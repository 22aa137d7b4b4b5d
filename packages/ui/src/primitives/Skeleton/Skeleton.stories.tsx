import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Primitives/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A line takes exactly the height of a line of text',
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('span')!;
    const { height } = line.getBoundingClientRect();
    const { marginTop, marginBottom } = getComputedStyle(line);
    await expect(Math.round(height + parseFloat(marginTop) + parseFloat(marginBottom))).toBe(20);
    await expect(line).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Sized: Story = {
  name: 'A block has the height of what will come',
  args: { shape: 'block', height: 240 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('span')!.getBoundingClientRect().height).toBe(240);
  },
};

export const Quiet: Story = {
  name: 'Is silent; the region around it says what is loading',
  render: (args) => (
    <section aria-busy aria-label="Loading the readings">
      <Skeleton {...args} />
    </section>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Loading the readings', busy: true });
    await expect(region).toHaveTextContent('');
    await expect(region.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  },
};

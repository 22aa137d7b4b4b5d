import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = { title: 'Primitives/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Is a separator one pixel high',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator').getBoundingClientRect().height).toBe(1);
  },
};

export const Vertical: Story = {
  name: 'Stands between things side by side',
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline>
      <Text>Left</Text>
      <Divider {...args} />
      <Text>Right</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
    await expect(canvas.getByRole('separator').getBoundingClientRect().height).toBeGreaterThanOrEqual(16);
  },
};

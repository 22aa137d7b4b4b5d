import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Primitives/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'Is heard and not seen',
  args: { children: 'milligrams per decilitre' },
  render: (args) => (
    <Text as="p">
      112 <span aria-hidden>mg/dL</span>
      <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('milligrams per decilitre');
    await expect(words.getBoundingClientRect().width).toBe(1);
    await expect(words).not.toHaveAttribute('aria-hidden');
  },
};

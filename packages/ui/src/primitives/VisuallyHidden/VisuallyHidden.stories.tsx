import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName } from '../../guidelines/badInput.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Primitives/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Is announced and not visible',
  args: { children: 'milligrams per decilitre' },
  render: (args) => (
    <Text as="p">
      112 <span aria-hidden>mg/dL</span>
      <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const messages = canvas.getByText('milligrams per decilitre');
    await expect(messages.getBoundingClientRect().width).toBe(1);
    await expect(messages).not.toHaveAttribute('aria-hidden');
  },
};

export const OutOfTheWay: Story = {
  name: 'A thousand letters take no space and cause no scrolling',
  args: { children: longName },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Maximiliana/).getBoundingClientRect().height).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#patients', children: 'All patients' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'In a sentence it is underlined, because colour alone is not enough',
  render: (args) => (
    <Text as="p">
      Back to <Link {...args} /> of this week.
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline');
  },
};

export const KeyboardFollow: Story = {
  name: 'Tab reaches it and Enter follows it',
  args: { onPress: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All patients' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const NewTab: Story = {
  name: 'Opens in a new tab without access to this page',
  args: { target: '_blank', look: 'standalone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Disabled: Story = {
  name: 'Disabled, it says so and cannot be followed',
  args: { isDisabled: true, onPress: fn() },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'All patients' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(link).not.toHaveFocus();
    await userEvent.click(link);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

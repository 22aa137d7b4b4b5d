import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longName } from '../../guidelines/badInput.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { target: 'content', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <a href="#menu">Menu</a>
      <div id="content" tabIndex={-1}>
        Content
      </div>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Is available to assistive technology and invisible until focused',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(getComputedStyle(link).clipPath).toBe('inset(50%)');
    link.focus();
    await expect(getComputedStyle(link).clipPath).toBe('none');
    link.blur();
  },
};

export const KeyboardSkip: Story = {
  name: 'The first Tab shows it, and it skips the menu without changing the address',
  play: async ({ canvas }) => {
    const before = location.href;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Content')).toHaveFocus();
    await expect(location.href).toBe(before);
  },
};

export const LongName: Story = {
  name: 'Stays on the screen, whatever its text',
  args: { children: longName },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: longName.trim() });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

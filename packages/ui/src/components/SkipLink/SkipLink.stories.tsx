import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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

export const Default: StoryObj<typeof meta> = {
  name: 'The first Tab shows it, and it leads past the menu without changing the address',
  play: async ({ canvas }) => {
    const before = location.href;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Content')).toHaveFocus();
    await expect(location.href).toBe(before);
  },
};

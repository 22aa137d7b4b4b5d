import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    items: [
      { id: 'a', title: 'How the data are kept', content: 'In the clinic, encrypted.' },
      { id: 'b', title: 'Who sees them', meta: '3 people', content: 'Those who look after the person.' },
      { id: 'c', title: 'How to take them back', content: 'With one letter.' },
    ],
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Opening one closes the other',
  play: async ({ args, canvas }) => {
    const first = canvas.getByRole('button', { name: 'How the data are kept' });
    const second = canvas.getByRole('button', { name: /Who sees them/ });
    await userEvent.click(first);
    await expect(canvas.getByText('In the clinic, encrypted.')).toBeVisible();
    await userEvent.click(second);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('In the clinic, encrypted.')).not.toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['b']);
    await userEvent.click(second);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith([]);
  },
};

export const Several: Story = {
  name: 'Several can be open, if allowed',
  args: { allowsSeveral: true, defaultOpenIds: ['a'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Who sees them/ }));
    await expect(canvas.getByText('In the clinic, encrypted.')).toBeVisible();
    await expect(canvas.getByText('Those who look after the person.')).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['a', 'b']);
  },
};

export const Levels: Story = {
  name: 'Its titles are headings of the level that the page needs',
  args: { level: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  },
};

export const KeyboardHeadings: Story = {
  name: 'Enter and the space bar toggle, arrows, Home and End move among the headings, Tab enters the open content',
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(first).toHaveFocus();
  },
};

export const Disabled: Story = {
  name: 'A section without content cannot be opened, and arrows skip it',
  args: {
    items: [
      { id: 'a', title: 'Results', content: 'All in range.' },
      { id: 'b', title: 'Notes', meta: 'none yet', content: '', isDisabled: true },
      { id: 'c', title: 'Files', content: 'One file.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Notes/ })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Files' })).toHaveFocus();
  },
};

export const EmptyList: Story = {
  name: 'Renders no empty frame without sections',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const BadTitle: Story = {
  name: 'A thousand-letter title, right to left, stays inside 320 px',
  args: {
    items: [{ id: 'a', title: 'ع'.repeat(1000), meta: 'm'.repeat(200), content: 'c'.repeat(1000) }],
    defaultOpenIds: ['a'],
  },
  render: (args) => (
    <div dir="rtl" data-testid="room" style={{ width: 320 }}>
      <Accordion {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

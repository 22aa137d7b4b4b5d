import type { Meta, StoryObj } from '@storybook/react-vite';
import { LifeBuoy, PanelRight, Pencil } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: Pencil, label: 'Edit record', onPress: fn() },
  argTypes: { icon: { control: false }, ref: { control: false } },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Acts on a press',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit record' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const KeyboardNames: Story = {
  name: 'Its name is announced and, on focus, shown; Escape hides it',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit record' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit record');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const BigEnough: Story = {
  name: 'Is at least 24 px wide and high at its smallest',
  args: { size: 'small' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};

export const PendingTakesNoPress: Story = {
  name: 'While pending it keeps focus, says so, and ignores a second press',
  args: { isPending: true, pendingLabel: 'Saving' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('progressbar', { name: 'Saving' })).toBeVisible();
  },
};

function Shows(args: IconButtonProps) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <>
      <IconButton
        {...args}
        isExpanded={isExpanded}
        {...(isExpanded ? { controls: 'notes' } : {})}
        onPress={() => setExpanded(!isExpanded)}
      />
      {isExpanded && <div id="notes">Notes</div>}
    </>
  );
}

export const KeyboardShowsAndHides: Story = {
  name: 'Where it toggles something, it announces the state',
  args: { icon: PanelRight, label: 'Notes' },
  render: (args) => <Shows {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Notes', expanded: false });
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAttribute('aria-controls', 'notes');
    await expect(button).toHaveFocus();
  },
};

export const Counts: Story = {
  name: 'The count is at its corner, and is announced only through its name',
  args: { icon: LifeBuoy, label: 'Support, 3 new messages', count: 3 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Support, 3 new messages' });
    await expect(within(button).getByText('3')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const LongCount: Story = {
  name: 'From a hundred on it shows 99+; zero shows nothing',
  args: { label: 'Support', count: 12_345 },
  render: (args) => (
    <>
      <IconButton {...args} />
      <IconButton {...args} label="Nothing new" count={0} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Support' });
    await expect(button).toHaveTextContent('99+');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth + 24);
    await expect(canvas.getByRole('button', { name: 'Nothing new' })).toHaveTextContent('');
  },
};

export const LongName: Story = {
  name: 'A thousand-character name does not change its size',
  args: { label: 'Wolfeschlegelsteinhausen'.repeat(42), hasTooltip: false },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width).toBe(height);
  },
};

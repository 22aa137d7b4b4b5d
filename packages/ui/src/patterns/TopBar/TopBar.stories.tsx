import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Patterns/TopBar',
  component: TopBar,
  argTypes: { middle: { control: false }, end: { control: false } },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A long name yields to the controls at the end',
  args: {
    start: 'Clinic of an extraordinarily long name '.repeat(8),
    end: <IconButton icon={Bell} label="Notices" />,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('button', { name: 'Notices' }).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
  },
};

export const LongNameNarrow: Story = {
  name: 'At 320 px a thousand-character name is truncated, and the end stays in reach',
  args: {
    start: 'Wolfeschlegelsteinhausen'.repeat(42),
    middle: <IconButton icon={Bell} label="Search" />,
    end: <IconButton icon={Bell} label="Notices" />,
  },
  render: (args) => (
    <div style={{ width: 320, display: 'flex' }} data-testid="room">
      <TopBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Notices' })).toBeVisible();
  },
};

export const KeyboardInOrder: Story = {
  name: 'The Tab key moves through it in visual order',
  args: {
    start: <IconButton icon={Bell} label="First" hasTooltip={false} />,
    middle: <IconButton icon={Bell} label="Second" hasTooltip={false} />,
    end: <IconButton icon={Bell} label="Third" hasTooltip={false} />,
  },
  play: async ({ canvas }) => {
    const order = canvas.getAllByRole('button').filter((each) => each.offsetParent !== null);
    for (const each of order) {
      await userEvent.tab();
      await expect(each).toHaveFocus();
    }
  },
};

export const RightToLeft: Story = {
  name: 'In right-to-left text, its end is on the left',
  args: { start: 'Clinic', end: <IconButton icon={Bell} label="Notices" /> },
  render: (args) => (
    <div dir="rtl" style={{ display: 'flex' }}>
      <TopBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notices' }).getBoundingClientRect().left).toBeLessThan(
      canvas.getByText('Clinic').getBoundingClientRect().right - 100,
    );
  },
};

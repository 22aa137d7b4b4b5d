import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectToFit, longName, longWord, narrow } from '../../guidelines/badInput.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'Coefficient of variation', children: <Button>CV</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Hidden until its control is hovered or focused',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'CV' })).toBeVisible();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const KeyboardShow: Story = {
  name: 'Shows on focus, describes the control, and hides on Escape',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Coefficient of variation');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Coefficient of variation');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Hover: Story = {
  name: 'Also shows when its control is hovered',
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.hover(document.body);
    await user.hover(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Coefficient of variation');
    await user.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const LongName: Story = {
  name: 'Long words break, and it stays on the screen',
  decorators: [narrow],
  args: { text: `${longName.slice(0, 200)} ${longWord.slice(0, 200)}` },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const box = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(box.width).toBeLessThanOrEqual(288);
    await expectToFit(canvasElement);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    title: 'Filters',
    trigger: <Button>Filters</Button>,
    onOpenChange: fn(),
    children: <TextField label="City" />,
    actions: (close) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button intent="primary" onPress={close}>
          Apply filters
        </Button>
      </>
    ),
  },
  argTypes: {
    trigger: { control: false },
    children: { control: false },
    actions: { control: false },
    isOpen: { control: false },
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const dialog = await screen.findByRole('dialog');
  // It slides in by a few pixels.
  await waitFor(() => expect(dialog.closest('[data-entering]')).toBeNull());
  return dialog;
};

export const Default: Story = {
  name: 'Is at the end of the page, as high as the window',
  play: async ({ args }) => {
    const { right, top, height } = (await open()).getBoundingClientRect();
    await expect(Math.round(right)).toBe(window.innerWidth);
    await expect(Math.round(top)).toBe(0);
    await expect(Math.round(height)).toBe(window.innerHeight);
    await userEvent.click(screen.getByRole('button', { name: 'Apply filters' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const KeyboardStaysInside: Story = {
  name: 'Traps focus and returns it on Escape',
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Filters' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let step = 0; step < 5; step++) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const FromTheStart: Story = {
  name: 'From the start, with its title for screen readers only',
  args: { side: 'start', size: 'small', isTitleHidden: true },
  play: async () => {
    const dialog = await open();
    await expect(Math.round(dialog.getBoundingClientRect().left)).toBe(0);
    await expect(dialog).toHaveAccessibleName('Filters');
    await expect(screen.queryByRole('heading')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FromBelow: Story = {
  name: 'From the bottom, only as high as its content',
  args: { side: 'bottom' },
  play: async () => {
    const { bottom, height } = (await open()).getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(window.innerHeight);
    await expect(height).toBeLessThan(window.innerHeight / 2);
  },
};

export const Filled: Story = {
  name: 'With `isFilled`, the content takes the remaining height and scrolls by itself',
  args: {
    isFilled: true,
    children: (
      <div
        data-inside
        role="region"
        aria-label="Messages"
        // A scrollable region must be reachable by keyboard.
        tabIndex={0}
        style={{ flex: 1, minHeight: 0, overflowY: 'auto' }}
      >
        {Array.from({ length: 60 }, (_, index) => (
          <p key={index}>Message {index}</p>
        ))}
      </div>
    ),
  },
  render: ({ actions: _buttons, ...args }) => <Drawer {...args} />,
  play: async () => {
    const dialog = await open();
    const inside = screen.getByRole('region', { name: 'Messages' });
    await expect(inside.scrollHeight).toBeGreaterThan(inside.clientHeight);
    await expect(inside.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(inside.clientHeight).toBeGreaterThan(dialog.clientHeight / 2);
  },
};

export const PressOutside: Story = {
  name: 'A press outside closes it, unless input would be lost',
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.parentElement?.parentElement ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NotDismissable: Story = {
  name: 'Not dismissable, a press outside does nothing',
  args: { isDismissable: false },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.parentElement?.parentElement ?? document.body);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const LongContent: Story = {
  name: 'A thousand-character title and long content stay inside, with the buttons visible',
  args: {
    title: 'Wolfeschlegelsteinhausen'.repeat(12),
    children: Array.from({ length: 60 }, (_, index) => (
      <p key={index}>{'Wolfeschlegelsteinhausen'.repeat(4)}</p>
    )),
  },
  play: async () => {
    const dialog = await open();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const { bottom } = screen.getByRole('button', { name: 'Apply filters' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const RightToLeft: Story = {
  name: 'In right-to-left text the end is on the left',
  render: (args) => (
    <I18nProvider locale="ar">
      <Drawer {...args} />
    </I18nProvider>
  ),
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async () => {
    const { left } = (await open()).getBoundingClientRect();
    await expect(Math.round(left)).toBe(0);
  },
};

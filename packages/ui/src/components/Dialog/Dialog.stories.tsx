import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    title: 'New person',
    trigger: <Button>New person</Button>,
    onOpenChange: fn(),
    children: <TextField label="Name" />,
    actions: (close) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button intent="primary" onPress={close}>
          Create person
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
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'New person' }));
  const dialog = await screen.findByRole('dialog');
  // Its first frame is still transparent.
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};

export const Default: Story = {
  name: 'Opens over the page and closes with its buttons',
  play: async ({ args }) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Create person' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const KeyboardStaysInside: Story = {
  name: 'Traps focus and returns it on Escape',
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'New person' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'New person' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let step = 0; step < 6; step++) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const KeyboardScrolls: Story = {
  name: 'Longer than the screen, it scrolls inside, by keyboard too, and keeps its buttons visible',
  args: { children: Array.from({ length: 80 }, (_, index) => <p key={index}>Line {index + 1}</p>) },
  play: async () => {
    const dialog = await open();
    const { bottom } = screen.getByRole('button', { name: 'Create person' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'New person' })).toBeVisible());
    const body = await waitFor(() => {
      const found = dialog.querySelector('div[tabindex="0"]');
      if (!found) throw new Error('Nothing can be scrolled by keyboard');
      return found;
    });
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(body).toHaveFocus());
  },
};

export const PressOutside: Story = {
  name: 'A press outside closes it',
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.parentElement?.parentElement ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NotDismissable: Story = {
  name: 'With unsaved input, a press outside does nothing and Escape still closes',
  args: { isDismissable: false },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.parentElement?.parentElement ?? document.body);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    // The press took the focus outside, and it comes back in the next frame.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

function MountedDialog({ onGone }: { onGone: () => void }) {
  const [isShown, setShown] = useState(true);
  const close = () => {
    setShown(false);
    onGone();
  };
  return isShown && <Dialog title="New person" onClose={close} children="Mounted while it is needed." />;
}

export const Mounted: Story = {
  name: 'Is open while it is mounted, and asks to be removed',
  render: ({ onClose }) => <MountedDialog onGone={() => onClose?.()} />,
  args: { onClose: fn() },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'New person' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Full: Story = {
  name: 'In full size it fills the window except for its margin',
  args: { size: 'full' },
  play: async () => {
    const { height, width } = (await open()).getBoundingClientRect();
    await expect(height).toBeGreaterThan(window.innerHeight - 48);
    await expect(width).toBeGreaterThan(Math.min(1400, window.innerWidth - 48));
  },
};

export const LongWords: Story = {
  name: 'A thousand-character title wraps, and the close button stays in reach',
  args: {
    title: 'Wolfeschlegelsteinhausen'.repeat(42),
    trigger: <Button>New person</Button>,
    children: 'Wolfeschlegelsteinhausen'.repeat(42),
    size: 'small',
  },
  play: async () => {
    const dialog = await open();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const cross = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(cross.right).toBeLessThanOrEqual(dialog.getBoundingClientRect().right);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const RightToLeft: Story = {
  name: 'In right-to-left text the close button is on the left and the main action last',
  render: (args) => (
    <I18nProvider locale="ar">
      <div dir="rtl">
        <Dialog {...args} />
      </div>
    </I18nProvider>
  ),
  beforeEach: () => {
    // As in an app: overlays are rendered beside the page and take their direction from the document.
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async () => {
    const dialog = (await open()).getBoundingClientRect();
    const left = (name: string) => screen.getByRole('button', { name }).getBoundingClientRect().left;
    await expect(left('Close')).toBeLessThan(dialog.left + dialog.width / 2);
    await expect(left('Create person')).toBeLessThan(left('Cancel'));
  },
};

export const KeyboardMustBeAnswered: Story = {
  name: 'Without a label for its close button it has none, and only its buttons close it',
  args: { mustBeAnswered: true, isDismissable: true },
  play: async () => {
    const dialog = await open();
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.parentElement?.parentElement ?? document.body);
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

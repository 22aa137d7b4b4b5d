import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    title: 'How it is counted',
    trigger: <Button>Explain</Button>,
    onOpenChange: fn(),
    children: (
      <p>
        The share of readings between both limits. <a href="#source">Source</a>
      </p>
    ),
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Opens beside its button, and closes on a press elsewhere',
  render: (args) => (
    <>
      <Popover {...args} />
      <p>Elsewhere</p>
    </>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Explain' });
    const elsewhere = canvas.getByText('Elsewhere');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const shown = await screen.findByRole('dialog', { name: 'How it is counted' });
    await waitFor(() => expect(shown).toBeVisible());
    await userEvent.click(elsewhere);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const KeyboardReturns: Story = {
  name: 'Takes focus, closes on Escape and returns it',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Explain' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'How it is counted' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Source' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const KeyboardCloses: Story = {
  name: 'The close button closes it and returns focus',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Explain' });
    button.focus();
    await userEvent.keyboard(' ');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LeavesThePageInReach: Story = {
  name: 'It leaves the page accessible to assistive technology',
  render: (args) => (
    <>
      <Popover {...args} />
      <Button>Beside</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Explain' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).not.toHaveAttribute('aria-modal', 'true');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Beside' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Beside' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Beside' })).toHaveFocus();
  },
};

export const LongContent: Story = {
  name: 'Long words wrap, and long content scrolls inside it',
  args: {
    title: 'Wolfeschlegelsteinhausen'.repeat(6),
    children: Array.from({ length: 60 }, (_, index) => (
      <p key={index}>{'Wolfeschlegelsteinhausen'.repeat(4)}</p>
    )),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    const { right, bottom } = dialog.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeVisible());
  },
};

export const RightToLeft: Story = {
  name: 'In right-to-left text its close button is on the left',
  render: (args) => (
    <I18nProvider locale="ar">
      <div dir="rtl">
        <Popover {...args} />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = (await screen.findByRole('dialog')).getBoundingClientRect();
    const cross = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(cross.left).toBeLessThan(dialog.left + dialog.width / 2);
  },
};

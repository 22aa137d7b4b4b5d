import type { Meta, StoryObj } from '@storybook/react-vite';
import { Save } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, type ButtonProps } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save plan', onPress: fn() },
  argTypes: { icon: { control: false }, iconEnd: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Acts on a press',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save plan' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const KeyboardActs: Story = {
  name: 'Acts on Enter and on the space bar',
  args: { intent: 'primary', icon: Save },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const PendingTakesNoPress: Story = {
  name: 'While pending it keeps focus, says so, and ignores a second press',
  args: { intent: 'primary', isPending: true, pendingLabel: 'Saving' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('progressbar', { name: 'Saving' })).toBeVisible();
  },
};

export const DisabledTakesNoPress: Story = {
  name: 'When disabled it is not in the tab order',
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
  },
};

export const GoesSomewhere: Story = {
  name: 'With an address it is a link',
  args: { href: '#plans', children: 'Open plans' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open plans' })).toHaveAttribute('href', '#plans');
  },
};

function Saves(args: ButtonProps) {
  const [isPending, setPending] = useState(false);
  return (
    <Button
      {...args}
      isPending={isPending}
      onPress={(event) => {
        args.onPress?.(event);
        setPending(true);
      }}
    />
  );
}

function SavesAndGoes(args: ButtonProps) {
  const [step, setStep] = useState<'rest' | 'pending' | 'gone'>('rest');
  if (step === 'gone') return <p>Saved</p>;
  const press = () => {
    setStep('pending');
    setTimeout(() => setStep('gone'), 300);
  };
  return <Button {...args} isPending={step === 'pending'} onPress={press} />;
}

export const GoneWhilePending: Story = {
  name: 'Announcements about a button disappear with it, so that nothing refers to a removed element',
  args: { intent: 'primary', pendingLabel: 'Saving' },
  render: (args) => <SavesAndGoes {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const { id } = canvas.getByRole('button');
    const said = () => document.querySelector(`[data-live-announcer] [aria-labelledby="${id}"]`);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(said()).not.toBeNull());
    await canvas.findByText('Saved');
    await waitFor(() => expect(said()).toBeNull());
  },
};

export const KeyboardPending: Story = {
  name: 'Pressed by keyboard, it announces that it is saving and keeps focus',
  args: { intent: 'primary', pendingLabel: 'Saving' },
  render: (args) => <Saves {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = canvas.getByRole('button', { name: /Save plan/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveFocus();
    // The live region announces the button again, now with its spinner.
    await waitFor(() => {
      const said = document.querySelector('[data-live-announcer] [aria-labelledby]');
      return expect(said?.getAttribute('aria-labelledby')).toBe(button.id);
    });
    await expect(within(button).getByRole('progressbar', { name: 'Saving' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Submits: Story = {
  name: 'As `submit` it submits its form, even from elsewhere on the page',
  args: { type: 'submit', form: 'plan' },
  render: (args) => (
    <>
      <form
        id="plan"
        aria-label="Plan"
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.dataset.sent = 'true';
        }}
      />
      <Button {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('form', { name: 'Plan' })).toHaveAttribute('data-sent', 'true');
  },
};

import { NOTIFICATION_KINDS } from '@healzy/domain/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { ChoicesTable, type ChoicesTableProps } from './NotificationChoices.tsx';

/** Keeps the choices, as the server does. */
function Held({ choices: first, onChoose, ...rest }: ChoicesTableProps) {
  const [choices, setChoices] = useState(first);
  return (
    <ChoicesTable
      {...rest}
      choices={choices}
      onChoose={(change) => {
        setChoices(choices.map((each) => (each.kind === change.kind ? { ...each, ...change } : each)));
        onChoose(change);
      }}
    />
  );
}

const meta = {
  title: 'App/Notifications/Choices',
  component: ChoicesTable,
  args: {
    choices: NOTIFICATION_KINDS.map((kind) => ({ kind, inApp: true, byMail: false })),
    sendsMail: true,
    onChoose: fn(),
  },
  render: (args) => <Held {...args} />,
  loaders: [messages('notifications')],
  decorators: [inApp],
} satisfies Meta<typeof ChoicesTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: 'Each choice takes effect at once, by keyboard too',
  play: async ({ args, canvas }) => {
    const name = 'By email: Unread messages in a chat of yours';
    await userEvent.click(await canvas.findByRole('switch', { name }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ kind: 'CHAT_UNREAD', byMail: true });
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ kind: 'CHAT_UNREAD', byMail: false });
    await expect(canvas.getByRole('switch', { name })).toHaveFocus();
  },
};

export const NoMail: Story = {
  name: 'Says that the server sends no e-mail; one chosen before can be taken back',
  args: {
    sendsMail: false,
    choices: [
      { kind: 'CHAT_UNREAD', inApp: true, byMail: true },
      { kind: 'APPOINTMENT_DECLINED', inApp: false, byMail: false },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/This server does not send email/)).toBeVisible();
    await expect(
      await canvas.findByRole('switch', { name: 'By email: A patient has declined their appointment' }),
    ).toBeDisabled();
    await userEvent.click(canvas.getByRole('switch', { name: /^By email: Unread/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ kind: 'CHAT_UNREAD', byMail: false });
  },
};

export const Narrow: Story = {
  name: 'Fits the narrowest window',
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

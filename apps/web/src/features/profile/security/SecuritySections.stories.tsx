import { ApiError } from '@healzy/api/runtime';
import { Stack } from '@healzy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { PasskeyError } from './create-passkey.ts';
import { PasskeySection } from './PasskeySection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { TotpSection } from './TotpSection.tsx';

const refused = (code: string, status = 422, details: Record<string, unknown> = {}) =>
  new ApiError('refused', { code, status, data: { code, details } });

interface Args {
  onChange: (current: string, next: string) => Promise<void>;
  onStart: (password: string) => Promise<{ secret: string; uri: string }>;
  onConfirm: (code: string) => Promise<readonly string[]>;
  onAdd: (name: string, password: string) => Promise<void>;
  onEnd: (id: string) => Promise<void>;
  isManyThings: boolean;
}

const PASSKEY = {
  id: 'k1',
  name: 'Practice laptop',
  createdAt: '2026-03-01T09:00:00Z',
  lastUsedAt: '2026-11-20T07:30:00Z',
};
const SESSION = {
  id: 'session-0000000001',
  beganAt: '2026-11-20T07:30:00Z',
  lastSeenAt: '2026-11-21T08:00:00Z',
  ip: '192.0.2.10',
  browser: 'Firefox',
  system: 'Windows',
  device: 'COMPUTER' as const,
  isCurrent: false,
};
const HERE = {
  ...SESSION,
  id: 'session-0000000002',
  browser: 'Safari',
  system: 'iPadOS',
  device: 'TABLET' as const,
  isCurrent: true,
};

/** The four sections as the profile renders them. */
function Sections({ onChange, onStart, onConfirm, onAdd, onEnd, isManyThings }: Args) {
  return (
    <Stack gap="xl">
      <PasswordSection
        hasPassword
        minLength={12}
        judge={(password) =>
          password.length < 12 ? { score: 1, weakness: 'PASSWORD_TOO_SHORT' } : { score: 3, weakness: null }
        }
        onChange={onChange}
        onReset={() => undefined}
        isResetting={false}
      />
      <TotpSection
        totp={{ isOn: isManyThings, since: isManyThings ? '2026-03-01T09:00:00Z' : null }}
        recoveryCodesLeft={isManyThings ? 1 : 0}
        email="elena@clinic.example"
        zone="Europe/Madrid"
        hasPassword
        onStart={onStart}
        onConfirm={onConfirm}
        onRenew={() => Promise.resolve(['AAAA-1111-BBBB'])}
        onRemove={() => Promise.resolve()}
      />
      <PasskeySection
        passkeys={
          isManyThings ? [PASSKEY, { ...PASSKEY, id: 'k2', name: 'W'.repeat(60), lastUsedAt: null }] : []
        }
        zone="Europe/Madrid"
        hasPassword
        isSupported
        onAdd={onAdd}
        onRemove={() => Promise.resolve()}
      />
      <SessionsSection
        sessions={[SESSION, HERE]}
        zone="Europe/Madrid"
        onEnd={onEnd}
        onEndOthers={() => Promise.resolve()}
      />
    </Stack>
  );
}

const meta = {
  title: 'App/Profile security',
  component: Sections,
  decorators: [inApp],
  loaders: [messages('profile', 'messages')],
  args: {
    onChange: fn(() => Promise.resolve()),
    onStart: fn(() =>
      Promise.resolve({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Healzy:e?secret=JBSWY3DPEHPK3PXP' }),
    ),
    onConfirm: fn(() => Promise.resolve(['K7QX-4M2P-9TRA', 'B2LM-8WQE-4RTY'])),
    onAdd: fn(() => Promise.resolve()),
    onEnd: fn(() => Promise.resolve()),
    isManyThings: false,
  },
} satisfies Meta<typeof Sections>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Password: Story = {
  name: 'Shows the strength of a new password while typing, and accepts a strong one',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'the old one');
    const next = canvas.getByLabelText('New password');
    await userEvent.type(next, 'short');
    await expect(canvas.getByText(/^Weak\. It needs at least 12 characters/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(next).toBeInvalid());
    await userEvent.type(next, ' but then longer');
    await expect(canvas.getByText('Strong')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('the old one', 'short but then longer'));
    await waitFor(() => expect(next).toHaveValue(''));
  },
};

export const PasswordRefused: Story = {
  name: 'Says below the field that the current password is wrong, and keeps the input',
  args: { onChange: fn(() => Promise.reject(refused('CURRENT_PASSWORD_WRONG'))) },
  play: async ({ canvas }) => {
    const current = canvas.getByLabelText('Current password');
    await userEvent.type(current, 'another');
    await userEvent.type(canvas.getByLabelText('New password'), 'three cats on the roof');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(current).toHaveAccessibleDescription('This is not your current password.'));
    await expect(canvas.getByLabelText('New password')).toHaveValue('three cats on the roof');
  },
};

export const KeyboardSecondFactor: Story = {
  name: 'Turns two-step verification on by keyboard: password, code, saving the recovery codes',
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Turn on two-step verification' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type((await dialog()).getByLabelText('Your current password'), 'secret{Enter}');
    await waitFor(() => expect(args.onStart).toHaveBeenCalledWith('secret'));
    const drawing = await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    // Its dialog fades in.
    await waitFor(() => expect(drawing).toBeVisible());
    await expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    const code = (await dialog()).getByRole('textbox', { name: 'Code from the app' });
    await userEvent.type(code, '12{Enter}');
    await waitFor(() => expect(code).toBeInvalid());
    await userEvent.clear(code);
    await userEvent.type(code, '123 456{Enter}');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('123456'));
    await expect(await screen.findByText('K7QX-4M2P-9TRA')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText(/Confirm first that you have saved them/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have saved the codes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ManyThings: Story = {
  name: 'Warns of the last recovery code, and fits long names into the narrowest window',
  args: { isManyThings: true },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('You have 1 recovery code left')).toBeVisible();
    await expect(canvas.getByText('Not used yet')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const PasskeyCancelled: Story = {
  name: 'Says that no passkey was created when the device returned none',
  args: { onAdd: fn(() => Promise.reject(new PasskeyError('cancelled', null))) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add passkey' }));
    const inside = await dialog();
    await userEvent.type(inside.getByRole('textbox', { name: 'Passkey name' }), ' Laptop ');
    await userEvent.type(inside.getByLabelText('Your current password'), 'secret{Enter}');
    await expect(await inside.findByRole('alert')).toHaveTextContent('No passkey was created');
    await expect(args.onAdd).toHaveBeenCalledWith('Laptop', 'secret');
  },
};

export const Sessions: Story = {
  name: 'Lists this device first, and asks before it ends another session',
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('list', { name: 'Open sessions' });
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Safari on iPadOS');
    await userEvent.click(canvas.getByRole('button', { name: 'End the session of Firefox on Windows' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'End session' }));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith('session-0000000001'));
  },
};

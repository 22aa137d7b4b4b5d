import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SessionContext } from '../../app/session-context.ts';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { isSessionEndedAtom, sessionAtom } from '../../state/session.ts';
import { store } from '../../state/store.ts';
import { SignInAgainDialog } from './SignInAgainDialog.tsx';
import type { SessionControl, WindowOutcome } from './session-control.ts';

const signInInWindow = fn((): Promise<WindowOutcome> => new Promise(() => {}));
const signInAgain = fn((): Promise<void> => new Promise(() => {}));
const nothing = () => Promise.resolve();
const session: SessionControl = {
  start: nothing,
  signInAgain,
  signInInWindow,
  signOut: nothing,
  signInAsAnother: nothing,
  accessToken: () => Promise.resolve(null),
  tokenAfterRefusal: () => Promise.resolve(null),
};

const meta = {
  title: 'App/LogInAgainDialog',
  component: SignInAgainDialog,
  decorators: [
    inApp,
    (Story) => (
      <SessionContext value={session}>
        <Story />
      </SessionContext>
    ),
  ],
  loaders: [messages('app')],
  beforeEach: () => {
    signInInWindow.mockImplementation(() => new Promise(() => {}));
    store.set(sessionAtom, {
      status: 'signed-in',
      user: {
        userId: 'u1',
        email: 'especialista@clinica-alba.example',
        name: 'Elena Sarmiento Gil',
        language: 'es',
        timezone: 'Europe/Madrid',
        accountContexts: [],
      },
    });
    store.set(isSessionEndedAtom, true);
    return () => {
      store.set(isSessionEndedAtom, false);
      store.set(sessionAtom, { status: 'starting' });
    };
  },
} satisfies Meta<typeof SignInAgainDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('alertdialog');

export const KeyboardAsks: Story = {
  name: 'Says whose session ended, with the sign-in under the Enter key, and stays until it is answered',
  play: async () => {
    const asked = await dialog();
    // The dialog fades in.
    await waitFor(() => expect(within(asked).getByText(/especialista@clinica-alba\.example/)).toBeVisible());
    await waitFor(() => expect(within(asked).getAllByRole('button').at(-1)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(asked).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(signInInWindow).toHaveBeenCalled();
    await expect(within(asked).getByRole('status')).not.toBeEmptyDOMElement();
  },
};

export const Blocked: Story = {
  name: 'Says what to do when the browser blocks the window',
  beforeEach: () => {
    signInInWindow.mockImplementation(() => Promise.resolve('blocked'));
  },
  play: async () => {
    const asked = await dialog();
    const signIn = within(asked).getAllByRole('button').at(-1);
    if (signIn) await userEvent.click(signIn);
    await waitFor(() => expect(within(asked).getByRole('status')).not.toBeEmptyDOMElement());
    await userEvent.click(within(asked).getAllByRole('button')[0] ?? asked);
    await expect(signInAgain).toHaveBeenCalled();
  },
};

export const Ended: Story = {
  name: 'Disappears once the session is back',
  play: async () => {
    await dialog();
    store.set(isSessionEndedAtom, false);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

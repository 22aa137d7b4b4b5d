import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { answering } from '../../../app/story-server.tsx';
import { inFrame } from '../../../app/shell/sample-environment.tsx';
import { sampleMessage } from '../sample-chats.tsx';
import { HeldChatPage } from './HeldChatPage.tsx';

const held = fn();
const create = fn();
const own = { isFromPatient: true, authorName: 'Lucía' };
const theirs = { isFromPatient: false, authorId: 'inigo', authorName: 'Íñigo Larrea' };

const page = (language: 'es' | 'en') => ({
  patientName: 'Lucía',
  accountName: 'Clínica Alba',
  timezone: 'Europe/Madrid',
  language,
  expiresAt: '2024-04-04T09:00:00.000Z',
  sendsMail: true,
  isMailed: false,
  items: [
    sampleMessage(2, { ...own, text: 'Much better, thank you.', state: 'READ' }),
    sampleMessage(1, { ...theirs, text: 'How was the week?' }),
  ],
  nextCursor: null,
});

/** The page behind the link of a chat, as the patient sees it on a phone. */
const meta = {
  title: 'App/HeldChatPage',
  component: HeldChatPage,
  decorators: [
    answering({
      'get /held': () => held() as unknown,
      'get /changes': () => undefined,
      'put /read': () => undefined,
      'post /messages': ({ body }) => create(body) as unknown,
    }),
    inFrame,
    inApp,
  ],
  loaders: [messages('chats', 'link-page')],
  globals: { viewport: { value: 'w390' } },
  beforeEach: () => {
    sessionStorage.clear();
    held.mockReset().mockResolvedValue(page('en'));
    create.mockReset().mockResolvedValue(sampleMessage(3, own));
  },
  args: { link: 'a-link-of-a-story' },
} satisfies Meta<typeof HeldChatPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'A patient reads and answers, and is told what it is not for',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Chat with Clínica Alba', level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByText(/if it is urgent, call 112/)).toBeVisible();
    const log = within(await canvas.findByRole('log'));
    await expect(await log.findByText('How was the week?')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message to Clínica Alba' }), 'Hello{Enter}');
    await waitFor(() => expect(create).toHaveBeenCalledWith(expect.objectContaining({ text: 'Hello' })));
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const InSpanish: Story = {
  name: 'It opens in the language of the patient’s card',
  globals: { language: 'es', viewport: { value: 'w390' } },
  beforeEach: () => {
    held.mockResolvedValue(page('es'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Chat con Clínica Alba' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Mensaje a Clínica Alba' })).toBeVisible();
  },
};

export const TooMuch: Story = {
  name: 'A patient who has sent too much reads when they can write again, and keeps what they wrote',
  beforeEach: () => {
    create.mockReset().mockRejectedValue(
      new ApiError('refused', {
        code: 'TOO_MANY_REQUESTS',
        status: 429,
        retryAfter: 330,
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Message to Clínica Alba' }),
      'Hello{Enter}',
    );
    await expect(await canvas.findByText(/You can write again in 6 min/)).toBeVisible();
    await expect(within(canvas.getByRole('log')).getByText('Hello')).toBeVisible();
  },
};

const refusing =
  (code: string, status: number, details: Record<string, unknown> = {}) =>
  () => {
    held.mockReset().mockRejectedValue(new ApiError('refused', { code, status, data: { details } }));
  };

export const Used: Story = {
  name: 'A link of another device opens with the date of birth, and says how many tries are left',
  beforeEach: refusing('CHAT_LINK_USED', 409, { asksBirthdate: true, triesLeft: 4 }),
  play: async ({ canvas }) => {
    await expect(
      await screen.findByRole('heading', { name: 'This link was already opened on another device' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByText('Type the date of birth.')).toBeVisible();
    const [first] = within(canvas.getByRole('group', { name: /Date of birth/ })).getAllByRole('spinbutton');
    await userEvent.click(first!);
    await userEvent.keyboard('29021980');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await canvas.findByText(/You have 4 attempts left/)).toBeVisible();
    held.mockResolvedValue(page('en'));
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await canvas.findByText('How was the week?')).toBeVisible();
  },
};

export const UsedUp: Story = {
  name: 'A link that takes no further device says so, in Spanish',
  globals: { language: 'es', viewport: { value: 'w390' } },
  beforeEach: refusing('CHAT_LINK_USED', 409, { asksBirthdate: false, triesLeft: 0 }),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'Este enlace ya se abrió en otro dispositivo' }),
    ).toBeVisible();
    await expect(screen.getByText(/Ya no se puede abrir en otro dispositivo/)).toBeVisible();
  },
};

export const Ended: Story = {
  name: 'A link that has ended says what to do, in Spanish',
  globals: { language: 'es', viewport: { value: 'w390' } },
  beforeEach: refusing('CHAT_LINK_ENDED', 409),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Este enlace ya no funciona' })).toBeVisible();
    await expect(screen.getByText(/Pide uno nuevo/)).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'A link that opens nothing says so',
  beforeEach: refusing('NOT_FOUND', 404),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'This link does not open a chat' }),
    ).toBeVisible();
  },
};

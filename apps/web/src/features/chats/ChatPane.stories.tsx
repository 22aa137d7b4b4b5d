import type { ChatMessage } from '@healzy/api/chats';
import { ApiError } from '@healzy/api/runtime';
import { CHAT_MESSAGE_LENGTH } from '@healzy/domain/chats';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { answering, pageOf } from '../../app/story-server.tsx';
import { ChatPane } from './ChatPane.tsx';
import { asInigo, LUCIA, sampleChat, sampleMessage } from './sample-chats.tsx';

const file = (fileName: string, contentType: string, sizeBytes = 4_800_000) => ({
  id: fileName,
  entityType: 'CHAT' as const,
  fileName,
  contentType,
  sizeBytes,
});
const own = { isFromPatient: false, authorId: 'inigo', authorName: 'Íñigo Larrea' };
const LONG = `${'Otorrinolaringológicamente'.repeat(20)} ${'and then I ate '.repeat(100)}`;

/** Oldest first. */
const MESSAGES: readonly ChatMessage[] = [
  sampleMessage(1, { text: 'Good morning. This is my lunch.', at: '2024-03-04T22:50:00.000Z' }),
  sampleMessage(2, {
    text: '',
    kind: 'IMAGE',
    document: file('lunch.jpg', 'image/jpeg'),
    at: '2024-03-04T23:10:00.000Z',
  }),
  sampleMessage(3, {
    text: '',
    kind: 'AUDIO',
    document: file('note.m4a', 'audio/mp4'),
    at: '2024-03-05T08:00:00.000Z',
  }),
  sampleMessage(4, { text: '', kind: 'FILE', document: null, at: '2024-03-05T08:01:00.000Z' }),
  sampleMessage(5, { ...own, text: 'It looks good.', state: 'READ', at: '2024-03-05T09:00:00.000Z' }),
  sampleMessage(6, {
    isFromPatient: false,
    authorId: 'elena',
    authorName: 'Elena Sarmiento',
    text: 'Here is your report.',
    kind: 'FILE',
    document: file('report.pdf', 'application/pdf', 182_000),
    at: '2024-03-05T09:10:00.000Z',
  }),
  sampleMessage(7, { ...own, text: 'Any questions?', state: 'DELIVERED', at: '2024-03-05T09:20:00.000Z' }),
  sampleMessage(8, { ...own, text: 'See you on Monday.', state: 'SENT', at: '2024-03-05T09:30:00.000Z' }),
];

/** The server answers newest first. */
const stored = (...all: readonly ChatMessage[]) => pageOf(all.toReversed());
const get = fn();
const list = fn();
const create = fn();
const markRead = fn();
const address = fn();

const meta = {
  title: 'App/ChatPane',
  component: ChatPane,
  decorators: [
    answering({
      'get /{patientId}': () => get() as unknown,
      'get /messages': () => list() as unknown,
      'get /contentUrlFromS3': () => address() as unknown,
      'post /messages': ({ body }) => create(body) as unknown,
      'put /read': ({ body }) => markRead(body) as unknown,
    }),
    inApp,
  ],
  loaders: [messages('chats', 'documents')],
  beforeEach: () => {
    asInigo();
    get.mockReset().mockResolvedValue(sampleChat());
    list.mockReset().mockResolvedValue(stored(...MESSAGES));
    create.mockReset().mockResolvedValue(sampleMessage(9, own));
    markRead.mockReset().mockResolvedValue(undefined);
    address.mockReset().mockRejectedValue(new ApiError('gone', { code: 'NOT_FOUND', status: 404 }));
  },
  args: { patientId: LUCIA, hasBack: false },
} satisfies Meta<typeof ChatPane>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Message to Lucía Ferrer' });
const thread = async () => within(await screen.findByRole('log', { name: 'Chat with Lucía Ferrer' }));

export const Thread: Story = {
  name: 'Days begin at midnight of the clinic; files say what they are; own messages say how far they are',
  play: async () => {
    const log = await thread();
    await expect(await log.findByText('See you on Monday.')).toBeVisible();
    await expect(log.getByText('Monday, 4 March 2024')).toBeInTheDocument();
    await expect(log.getByText('Tuesday, 5 March 2024')).toBeInTheDocument();
    await expect(log.getByText('lunch.jpg')).toBeInTheDocument();
    await expect(log.getByText(/JPEG/)).toBeInTheDocument();
    await expect(log.getByText('note.m4a')).toBeInTheDocument();
    await expect(log.getByText('Deleted file')).toBeInTheDocument();
    await expect(log.getByText('Elena Sarmiento')).toBeInTheDocument();
    for (const state of ['Read', 'Delivered', 'Sent']) await expect(log.getByText(state)).toBeInTheDocument();
  },
};

const PLATE =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22800%22 height=%22600%22%3E%3Ccircle cx=%22400%22 cy=%22300%22 r=%22250%22 fill=%22green%22/%3E%3C/svg%3E';

export const Picture: Story = {
  name: 'An image is shown, and opens in the whole window',
  beforeEach: () => {
    address.mockResolvedValue({ url: PLATE, expiresAt: '2099-01-01T00:00:00.000Z' });
    const document = file('lunch.svg', 'image/svg+xml', 4000);
    list.mockResolvedValue(stored(sampleMessage(1, { kind: 'IMAGE', text: 'My lunch', document })));
  },
  play: async ({ canvas }) => {
    const opens = await canvas.findByRole('button', { name: 'Enlarge: My lunch' });
    opens.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('img', { name: 'lunch.svg' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const BadVoice: Story = {
  name: 'A recording that cannot be played says so, and can be downloaded',
  beforeEach: () => {
    address.mockResolvedValue({ url: 'data:audio/wav;base64,AAAA', expiresAt: '2099-01-01T00:00:00.000Z' });
    const document = file('voice.webm', 'audio/webm', 4000);
    const recording = { seconds: 12, peaks: Array.from({ length: 48 }, (_, index) => (index * 37) % 100) };
    list.mockResolvedValue(stored(sampleMessage(1, { kind: 'AUDIO', text: '', document, recording })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This recording cannot be played here.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download recording' })).toBeVisible();
  },
};

export const Unreachable: Story = {
  name: 'A file that cannot be fetched stays a file to download',
  beforeEach: () => {
    const document = file('lunch.jpg', 'image/jpeg', 4000);
    list.mockResolvedValue(stored(sampleMessage(1, { kind: 'IMAGE', text: '', document })));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(address).toHaveBeenCalled());
    await expect(canvas.getByRole('button', { name: 'Download lunch.jpg' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'lunch.jpg' })).toBeNull();
  },
};

export const LongText: Story = {
  name: 'On a phone a long message and a long name of a file stay inside the window',
  globals: { viewport: { value: 'w390' } },
  args: { hasBack: true },
  beforeEach: () => {
    get.mockResolvedValue(
      sampleChat({ surname: 'Fernández-Villanueva de los Ángeles y Echeverría Goicoechea' }),
    );
    list.mockResolvedValue(
      stored(
        sampleMessage(1, { text: LONG }),
        sampleMessage(2, {
          text: '',
          kind: 'FILE',
          document: file(`${'analysis_'.repeat(25)}.pdf`, 'application/pdf'),
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    await expect(await canvas.findByText(/^Otorrino/)).toBeInTheDocument();
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(canvas.getByRole('button', { name: 'All chats' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Chat with/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Link for the patient' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

const UNREAD = sampleChat({ unread: 1, lastSequence: 2, state: 'PENDING' });

export const Unread: Story = {
  name: 'Marks where the new messages begin, and tells the server once that they were seen',
  beforeEach: () => {
    get.mockResolvedValue(UNREAD);
    list.mockResolvedValue(stored(sampleMessage(1), sampleMessage(2, { text: 'May I eat rice?' })));
    markRead.mockImplementation(() => {
      get.mockResolvedValue({ ...UNREAD, unread: 0 });
      return Promise.resolve();
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('May I eat rice?')).toBeVisible();
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
    await expect(canvas.getByText('New messages')).toBeVisible();
    await expect(markRead.mock.calls).toEqual([[{ sequence: 2 }]]);
  },
};

export const NotMarked: Story = {
  name: 'Does not ask again and again when the server cannot note that messages were seen',
  beforeEach: () => {
    get.mockResolvedValue(UNREAD);
    list.mockResolvedValue(stored(sampleMessage(1), sampleMessage(2)));
    markRead.mockRejectedValue(new ApiError('broken', { code: 'UNKNOWN', status: 500 }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('New messages');
    await waitFor(() => expect(markRead).toHaveBeenCalled());
    await userEvent.type(await field(), 'Yes, with vegetables.');
    await expect(markRead).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  name: 'An empty chat says how to begin it',
  beforeEach: () => {
    list.mockResolvedValue(stored());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages yet')).toBeVisible();
    const text = await field();
    await waitFor(() => expect(text).toHaveFocus());
  },
};

export const Failed: Story = {
  name: 'Says that the messages could not be loaded, and tries again',
  beforeEach: () => {
    list.mockReset().mockRejectedValueOnce(new ApiError('broken', { code: 'UNKNOWN', status: 500 }));
    list.mockResolvedValue(stored(...MESSAGES));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This chat could not be opened')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('See you on Monday.')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Says that it loads',
  beforeEach: () => {
    get.mockReset().mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Loading/);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Sends: Story = {
  name: 'Enter sends what is written, and the field is free for the next message',
  beforeEach: () => {
    create.mockReset().mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ canvas }) => {
    const text = await field();
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('  Drink water.{Shift>}{Enter}{/Shift}Twice.  {Enter}');
    await waitFor(() => expect(create).toHaveBeenCalledWith({ text: 'Drink water.\nTwice.' }));
    await expect(text).toHaveValue('');
    await expect(text).toHaveFocus();
    await expect(await canvas.findByText(/^Drink water/)).toBeVisible();
    await expect(canvas.getByText('Sending')).toBeInTheDocument();
  },
};

export const NotSent: Story = {
  name: 'What was not sent says so and stays, and is sent again',
  beforeEach: () => {
    create.mockReset().mockRejectedValueOnce(new ApiError('broken', { code: 'UNKNOWN', status: 500 }));
    create.mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ canvas }) => {
    await userEvent.type(await field(), 'Drink water.{Enter}');
    await expect(await canvas.findByText('Not sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    await expect(canvas.getByText('Drink water.')).toBeVisible();
    await expect(canvas.queryByText('Not sent')).toBeNull();
  },
};

export const Refused: Story = {
  name: 'What the server refuses says why, lets the next pass, and goes back to the field before what is typed there',
  beforeEach: () => {
    create
      .mockReset()
      .mockRejectedValueOnce(new ApiError('gone', { code: 'NOT_FOUND', status: 404 }))
      .mockResolvedValue(sampleMessage(9, own));
  },
  play: async ({ canvas }) => {
    const text = await field();
    await userEvent.type(text, 'Drink water.{Enter}And rest.{Enter}');
    await expect(await canvas.findByText('Not accepted')).toBeVisible();
    await expect(canvas.getByText(/^This no longer exists/)).toBeVisible();
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    await expect(create).toHaveBeenLastCalledWith({ text: 'And rest.' });
    await userEvent.type(text, 'Half typed');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit message' }));
    await expect(text).toHaveValue('Drink water.\nHalf typed');
    await expect(text).toHaveFocus();
    await expect(canvas.queryByText('Not accepted')).toBeNull();
  },
};

export const TooLong: Story = {
  name: 'A text that is too long is counted, kept, and not sent',
  play: async ({ canvas }) => {
    const text = await field();
    await userEvent.click(text);
    await userEvent.paste('a'.repeat(CHAT_MESSAGE_LENGTH + 2));
    await expect(await canvas.findByText('2 characters too many')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(create).not.toHaveBeenCalled();
    await expect(text).toHaveValue('a'.repeat(CHAT_MESSAGE_LENGTH + 2));
  },
};

export const RefusedFile: Story = {
  name: 'A file that cannot be sent says which can, and the text stays',
  play: async ({ canvas }) => {
    const text = await field();
    await userEvent.type(text, 'Listen');
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'page.html', { type: 'text/html' }));
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        '“page.html” cannot be sent: only images, audio, video and PDF can.',
      ),
    );
    await expect(text).toHaveValue('Listen');
    await expect(canvas.queryByRole('list', { name: 'Attachments' })).toBeNull();
  },
};

export const ReadOnly: Story = {
  name: 'Who may only read is told so',
  beforeEach: () => {
    get.mockResolvedValue(sampleChat({ canWrite: false }));
  },
  play: async ({ canvas }) => {
    const text = await field();
    await expect(text).toBeDisabled();
    await expect(text).toHaveAccessibleDescription(/that is for the main specialist/);
    await expect(canvas.queryByRole('button', { name: 'Link for the patient' })).toBeNull();
  },
};

import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { answering, pageOf } from '../../app/story-server.tsx';
import { ChatList } from './ChatList.tsx';
import { asInigo, LUCIA, sampleChat } from './sample-chats.tsx';

const CHATS = [
  sampleChat({ state: 'PENDING', unread: 3, lastText: 'May I eat rice?', isLastFromPatient: true }),
  sampleChat({
    patientId: 'bruno',
    name: 'Bruno',
    surname: 'Lago',
    state: 'PENDING',
    lastText: '',
    lastKind: 'IMAGE',
    isLastFromPatient: true,
    assignee: { userId: 'elena', name: 'Elena', surname: 'Sarmiento' },
  }),
  sampleChat({ patientId: 'clara', name: 'Clara', surname: 'Ruiz', state: 'DONE' }),
  sampleChat({
    patientId: 'david',
    name: 'David',
    surname: 'Soto',
    lastText: null,
    lastKind: null,
    lastAt: null,
  }),
];
const list = fn();
const hits = fn();

const meta = {
  title: 'App/ChatList',
  component: ChatList,
  decorators: [inApp],
  loaders: [messages('chats')],
  beforeEach: () => {
    asInigo();
    list.mockReset().mockResolvedValue(pageOf(CHATS));
    hits.mockReset().mockResolvedValue(pageOf([]));
  },
  args: { chosen: null },
} satisfies Meta<typeof ChatList>;

export default meta;
type Story = StoryObj<typeof meta>;

const server = answering({
  'get /chats': ({ query }) => list(query) as unknown,
  'get /messages': () => hits() as unknown,
});

export const Waiting: Story = {
  name: 'Says who waits for an answer, who deals with it, and what was written last',
  args: { chosen: LUCIA },
  decorators: [server],
  play: async ({ canvas }) => {
    const chats = within(await canvas.findByRole('list', { name: 'Chats with patients' }));
    const [lucia, bruno, clara, david] = chats.getAllByRole('listitem').map((item) => within(item));
    await expect(lucia?.getByText('3 new')).toBeVisible();
    await expect(lucia?.getByText('May I eat rice?')).toBeVisible();
    await expect(lucia?.getByText('Mar 5, 2024, 10:30')).toBeVisible();
    await expect(lucia?.getByRole('link', { name: /Lucía Ferrer/ })).toHaveAttribute('aria-current', 'page');
    await expect(bruno?.getByText('Pending')).toBeVisible();
    await expect(bruno?.getByText('Handled by Elena Sarmiento · Image')).toBeVisible();
    await expect(clara?.getByText('Clinic: See you on Monday.')).toBeVisible();
    await expect(clara?.getByText('Done')).toBeVisible();
    await expect(david?.getByText('No messages')).toBeVisible();
  },
};

export const LongNames: Story = {
  name: 'On a phone long names and messages stay inside the window',
  globals: { viewport: { value: 'w390' } },
  decorators: [server],
  beforeEach: () => {
    const long = sampleChat({
      name: 'María de las Mercedes',
      surname: 'Fernández-Villanueva de los Ángeles y Echeverría Goicoechea',
      state: 'PENDING',
      unread: 1204,
      lastText: 'Otorrinolaringológicamente'.repeat(12),
      assignee: { userId: 'elena', name: 'E'.repeat(60), surname: 'Sarmiento' },
    });
    list.mockResolvedValue(pageOf([long, { ...long, patientId: 'word', name: 'W'.repeat(100) }]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^María de las Mercedes/ })).toBeVisible();
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    for (const unread of canvas.getAllByText('1204 new'))
      await expect(unread.getBoundingClientRect().right).toBeLessThanOrEqual(clientWidth);
  },
};

export const Empty: Story = {
  name: 'With no chats it says how to begin one, and a search that finds none says so',
  decorators: [server],
  beforeEach: () => {
    list.mockResolvedValue(pageOf([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No chats yet')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find patients and messages' }), 'zoe');
    await expect(await canvas.findByText('No patient has that name.')).toBeVisible();
    await waitFor(() => expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'zoe' })));
  },
};

export const Filtered: Story = {
  name: 'Those that wait are chosen by keyboard',
  decorators: [server],
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Chats with patients' });
    list.mockResolvedValue(pageOf([]));
    canvas.getByRole('radio', { name: 'All' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Pending' })).toBeChecked());
    await expect(await canvas.findByText('No chats match this filter')).toBeVisible();
    await waitFor(() => expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'PENDING' })));
  },
};

export const Found: Story = {
  name: 'A search also finds messages, each of which opens its chat there',
  decorators: [server],
  beforeEach: () => {
    list.mockResolvedValue(pageOf([]));
    hits.mockResolvedValue(
      pageOf([
        {
          id: 'hit',
          patientId: LUCIA,
          name: 'Lucía',
          surname: 'Ferrer',
          sequence: 7,
          isFromPatient: true,
          authorName: 'Lucía Ferrer',
          excerpt: 'May I eat rice with turmeric?',
          at: '2024-03-05T09:30:00.000Z',
        },
      ]),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'turmeric');
    const found = within(await canvas.findByRole('list', { name: 'Messages' }));
    await expect(found.getByText('May I eat rice with turmeric?')).toBeVisible();
    await expect(found.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining(`patient=${LUCIA}&message=7`),
    );
  },
};

export const More: Story = {
  name: 'Further chats come after those that are there',
  decorators: [server],
  beforeEach: () => {
    list
      .mockReset()
      .mockResolvedValueOnce({ ...pageOf(CHATS.slice(0, 2)), nextCursor: 'next' })
      .mockResolvedValueOnce(pageOf(CHATS.slice(2)));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more chats' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
    await expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ cursor: 'next' }));
    await expect(canvas.queryByRole('button', { name: 'Show more chats' })).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Says that it could not load, and tries again',
  decorators: [server],
  beforeEach: () => {
    list.mockReset().mockRejectedValueOnce(new ApiError('broken', { code: 'UNKNOWN', status: 500 }));
    list.mockResolvedValue(pageOf(CHATS));
  },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('searchbox', { name: 'Find patients and messages' })).toBeVisible();
    await userEvent.click(retry);
    await expect(await canvas.findByText('May I eat rice?')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Says that it loads, and can be searched meanwhile',
  decorators: [server],
  beforeEach: () => {
    list.mockReset().mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Loading/);
    await expect(canvas.getByRole('searchbox', { name: 'Find patients and messages' })).toBeEnabled();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

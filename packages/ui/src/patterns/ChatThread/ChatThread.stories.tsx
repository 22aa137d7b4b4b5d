import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { sampleMessages } from '../samples/sampleMessages.ts';
import { ChatThread, type ChatThreadProps } from './ChatThread.tsx';
import type { ChatMessage } from './ChatThreadRow.tsx';

const onCopy = fn();
const now = new Date(Date.UTC(2026, 2, 12, 18));

const meta = {
  title: 'Patterns/ChatThread',
  component: ChatThread,
  args: {
    messages: sampleMessages(40),
    labels: { thread: 'Conversation with Lucía' },
    timeZone: 'UTC',
    now,
    actions: (message: ChatMessage) => [{ id: 'copy', label: 'Copy', onAction: () => onCopy(message.id) }],
    onRetry: fn(),
    onReachLatest: fn(),
  },
  decorators: [
    (Story) => (
      <div data-box style={{ height: 520, maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onCopy.mockClear();
  },
} satisfies Meta<typeof ChatThread>;
export default meta;
type Story = StoryObj<typeof meta>;

const log = () => screen.getByRole('log', { name: 'Conversation with Lucía' });
const isAtEnd = (element: HTMLElement) => element.scrollHeight - element.clientHeight - element.scrollTop < 4;
const arrival = (id: string, text: string): ChatMessage => ({
  id,
  sender: { id: 'lucia', name: 'Lucía Ferrer' },
  isOwn: false,
  at: new Date(Date.UTC(2026, 2, 12, 9, 45)),
  contents: [{ kind: 'text', text }],
});

export const Default: Story = {
  name: 'Opens at the newest message, by day and by person',
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(isAtEnd(log())).toBe(true));
    await expect(canvas.getByText('Today')).toBeVisible();
    await waitFor(() => expect(args.onReachLatest).toHaveBeenCalled());
    await expect(canvas.queryByRole('button', { name: /latest/ })).toBeNull();
  },
};

function Growing(args: ChatThreadProps) {
  const [messages, setMessages] = useState(args.messages);
  return (
    <Stack gap="sm">
      <div style={{ height: 420 }}>
        <ChatThread {...args} messages={messages} />
      </div>
      <Button
        onPress={() =>
          setMessages((before) => [...before, arrival(`new${before.length}`, `Number ${before.length}`)])
        }
      >
        Let one arrive
      </Button>
    </Stack>
  );
}

export const Arrives: Story = {
  name: 'At the end, an arriving message is scrolled into view and announced politely',
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(isAtEnd(log())).toBe(true));
    await expect(log()).toHaveAttribute('aria-live', 'off');
    await userEvent.click(canvas.getByRole('button', { name: 'Let one arrive' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Lucía Ferrer: Number 40');
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(isAtEnd(log())).toBe(true));
    await expect(within(log()).getByText('Number 40')).toBeVisible();
  },
};

export const ArrivesMeanwhile: Story = {
  name: 'Further up nothing moves; a button counts new messages and leads to them',
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(isAtEnd(log())).toBe(true));
    log().scrollTop = 600;
    await canvas.findByRole('button', { name: 'Go to the latest message' });
    const before = log().scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'Let one arrive' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Let one arrive' }));
    const button = await canvas.findByRole('button', { name: '2 new messages' });
    await expect(Math.abs(log().scrollTop - before)).toBeLessThan(2);
    await userEvent.click(button);
    await waitFor(() => expect(isAtEnd(log())).toBe(true));
    await waitFor(() => expect(screen.getByText('Number 41').closest('article')).toHaveFocus());
  },
};

export const Unread: Story = {
  name: 'Opens at the divider before unread messages',
  args: { firstUnreadId: 'm9' },
  play: async ({ canvas }) => {
    const divider = await canvas.findByText('New messages');
    await waitFor(async () => {
      const { top } = divider.getBoundingClientRect();
      const room = log().getBoundingClientRect();
      await expect(top - room.top).toBeLessThan(120);
      await expect(top).toBeGreaterThanOrEqual(room.top);
    });
  },
};

const older = fn();
let deliver = () => undefined as void;
const marker = 'The oldest of the first page';
export const OlderComes: Story = {
  name: 'Older messages are added above without moving what is being read',
  render: function Render(args) {
    const [count, setCount] = useState(40);
    const [isLoading, setLoading] = useState(false);
    return (
      <ChatThread
        {...args}
        messages={sampleMessages(count).map((each) =>
          each.id === 'm39' ? { ...each, contents: [{ kind: 'text', text: marker }] } : each,
        )}
        hasOlder={count < 80}
        olderState={isLoading ? 'loading' : 'idle'}
        onLoadOlder={() => {
          older();
          setLoading(true);
          deliver = () => {
            setCount(80);
            setLoading(false);
          };
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    older.mockClear();
    await waitFor(() => expect(isAtEnd(log())).toBe(true));
    await expect(older).not.toHaveBeenCalled();
    log().scrollTop = 0;
    await waitFor(() => expect(older).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading earlier messages');
    // Newly visible messages are measured before their position is recorded.
    await waitFor(() => expect(canvas.getByText(marker)).toBeVisible());
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const oldest = () => canvas.getAllByRole('article').find((each) => each.textContent?.includes(marker));
    const before = oldest()?.getBoundingClientRect().top;
    deliver();
    await waitFor(() => expect(log().getAttribute('aria-busy')).toBe('false'));
    await waitFor(() =>
      expect(Math.abs((oldest()?.getBoundingClientRect().top ?? NaN) - (before ?? NaN))).toBeLessThan(4),
    );
    await expect(log().scrollTop).toBeGreaterThan(500);
  },
};

export const OlderFails: Story = {
  name: 'When older messages cannot be loaded, it says so and retries',
  args: { messages: sampleMessages(3), hasOlder: true, olderState: 'failed', onLoadOlder: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Earlier messages could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
  },
};

export const KeyboardMoves: Story = {
  name: 'One tab stop; arrows move between messages, Tab enters one, Escape leaves',
  render: (args) => (
    <>
      <Button>Before</Button>
      <div style={{ height: 420 }}>
        <ChatThread {...args} />
      </div>
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(isAtEnd(log())).toBe(true));
    canvas.getByRole('button', { name: 'Before' }).focus();
    await userEvent.tab();
    const newest = document.activeElement;
    await expect(newest).toHaveAccessibleName(/^You Good morning/);
    await expect(newest).toHaveAttribute('aria-posinset', '40');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '39'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '1'));
    await expect(document.activeElement).toBeVisible();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '40'));
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/^Actions/);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await screen.findByRole('menu')).getByText('Copy'));
    await expect(onCopy).toHaveBeenCalledWith('m0');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Actions/));
    await userEvent.keyboard('{Escape}');
    await expect(document.activeElement).toHaveAttribute('aria-posinset', '40');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toHaveAttribute('aria-posinset', '40');
  },
};

export const Thousands: Story = {
  name: 'Of ten thousand messages only the visible ones are in the DOM',
  args: { messages: sampleMessages(10_000) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(isAtEnd(log())).toBe(true));
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
    log().scrollTop = log().scrollHeight / 2;
    await waitFor(() => {
      const place = Number(canvas.getAllByRole('article')[5]?.getAttribute('aria-posinset'));
      return expect(Math.abs(place - 5000)).toBeLessThan(1500);
    });
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
  },
};

export const Failed: Story = {
  name: 'An unsent message of one’s own can be resent',
  args: {
    messages: [
      {
        ...arrival('own', 'I will look at it in the afternoon.'),
        isOwn: true,
        sender: { id: 'own', name: 'You' },
        state: 'failed',
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(args.onRetry).toHaveBeenCalledWith(expect.objectContaining({ id: 'own' }));
  },
};

export const Loading: Story = {
  name: 'While the first messages are loading, it says so and reserves their space',
  args: { state: 'loading', messages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the messages');
  },
};

export const EmptyThread: Story = {
  name: 'Without messages it says what will be here',
  args: {
    messages: [],
    empty: (
      <EmptyState pictogram="messages" title="No messages yet" description="Write the first one below." />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  },
};

const again = fn();
export const LoadingFails: Story = {
  name: 'When messages cannot be loaded, it says what to do',
  args: {
    state: 'failed',
    messages: [],
    failed: <ErrorState title="Messages could not be loaded" onRetry={again} retryLabel="Load again" />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(again).toHaveBeenCalledOnce();
  },
};

const newer = fn();
const toNewest = fn();
export const OpenedAt: Story = {
  name: 'Opened at a message, it shows and marks that one, and asks for newer ones at the end',
  args: {
    messages: sampleMessages(60),
    openAtId: sampleMessages(60)[20]?.id,
    hasNewer: true,
    onLoadNewer: newer,
    onToLatest: toNewest,
  },
  beforeEach: () => {
    newer.mockClear();
    toNewest.mockClear();
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(log().querySelector('[aria-current]')).toBeVisible());
    const found = log().querySelector('[aria-current]')!;
    const [inner, outer] = [found.getBoundingClientRect(), log().getBoundingClientRect()];
    await waitFor(() => expect(inner.top).toBeGreaterThanOrEqual(outer.top));
    log().scrollTop = log().scrollHeight;
    await waitFor(() => expect(newer).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the latest message' }));
    await expect(toNewest).toHaveBeenCalledOnce();
    await expect(args.hasNewer).toBe(true);
  },
};

export const OpenedAtLater: Story = {
  name: 'Where the message to open at is known only after loading, Tab enters there too',
  args: { messages: sampleMessages(60), onLoadNewer: newer },
  render: function Render(args) {
    const [isLoaded, setLoaded] = useState(false);
    return (
      <Stack gap="sm">
        <Button onPress={() => setLoaded(true)}>Let them arrive</Button>
        <div style={{ height: 420 }}>
          <ChatThread
            {...args}
            {...(isLoaded
              ? { openAtId: args.messages[20]?.id, hasNewer: true }
              : { state: 'loading' as const, messages: [] })}
          />
        </div>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Let them arrive' }));
    await waitFor(() => expect(log().querySelector('[aria-current]')).toBeVisible());
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('aria-current', 'true');
    await expect(document.activeElement).toHaveAttribute('aria-posinset', '21');
  },
};

export const NewerFails: Story = {
  name: 'When newer messages cannot be loaded, it says so, asks no more on its own, and retries',
  args: {
    messages: sampleMessages(3),
    hasNewer: true,
    onLoadNewer: newer,
    newerFailed: 'Later messages could not be loaded.',
  },
  beforeEach: () => {
    newer.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Later messages could not be loaded.');
    const again = canvas.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    // Placed, the thread would ask by now.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(newer).not.toHaveBeenCalled();
    await userEvent.click(again);
    await expect(newer).toHaveBeenCalledOnce();
  },
};

export const Writing: Story = {
  name: 'Below the newest message there is space for the typing indicator',
  args: { typing: 'Lucía is writing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lucía is writing')).toBeVisible();
  },
};

export const NarrowRightToLeft: Story = {
  name: 'At 320 px, right to left, nothing overflows',
  args: { messages: [...sampleMessages(6), arrival('long', `${'a'.repeat(400)} صباح الخير`)] },
  render: (args) => (
    <div dir="rtl" data-narrow style={{ width: 320, height: 480 }}>
      <ChatThread {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(isAtEnd(log())).toBe(true));
    const box = canvasElement.querySelector('[data-narrow]');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(320);
    await expect(log().scrollWidth).toBeLessThanOrEqual(log().clientWidth);
  },
};

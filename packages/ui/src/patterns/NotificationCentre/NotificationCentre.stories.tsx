import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarClock, FileText, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { es } from '../../labels/es.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.ts';
import { NotificationCentre, type Notice, type NotificationCentreProps } from './NotificationCentre.tsx';

const notices: Notice[] = [
  {
    id: 'low',
    time: '2026-03-10T09:40:00Z',
    title: 'Two nights below 54 mg/dL',
    isRead: false,
    icon: TriangleAlert,
    tone: 'critical',
    meta: 'Beatriz Ibáñez Luna',
    href: '#low',
    action: { label: 'Open the nights', href: '#nights' },
  },
  {
    id: 'file',
    time: '2026-03-10T08:05:00Z',
    title: 'A document was uploaded',
    isRead: false,
    icon: FileText,
    tone: 'info',
    action: { label: 'Accept', onPress: fn() },
  },
  {
    id: 'moved',
    time: '2026-03-09T17:30:00Z',
    title: 'An appointment was moved to Thursday',
    isRead: true,
    icon: CalendarClock,
  },
];
const newest: Notice = {
  id: 'new',
  time: '2026-03-10T10:00:00Z',
  title: 'The answers are complete',
  isRead: false,
};
/** Three that are unread, one of them older than what was there before, and one that was read elsewhere. */
const together: Notice[] = [
  newest,
  { id: 'read', time: '2026-03-10T09:58:00Z', title: 'Read on another device', isRead: true },
  { id: 'second', time: '2026-03-10T09:50:00Z', title: 'A step is late', isRead: false },
  { id: 'late', time: '2026-03-10T09:00:00Z', title: 'The sensor is silent', isRead: false },
];

/** Keeps what was read, and lets some arrive whenever something is typed. */
function Held({
  notices: first,
  onRead,
  onUnread,
  onReadAll,
  arriving,
  ...rest
}: NotificationCentreProps & { arriving: readonly Notice[] }) {
  const [held, setHeld] = useState(first);
  return (
    <>
      <NotificationCentre
        {...rest}
        notices={held}
        onRead={(id) => {
          setHeld(held.map((each) => (each.id === id ? { ...each, isRead: true } : each)));
          onRead(id);
        }}
        {...(onUnread && {
          onUnread: (id: string) => {
            setHeld(held.map((each) => (each.id === id ? { ...each, isRead: false } : each)));
            onUnread(id);
          },
        })}
        onReadAll={() => {
          setHeld(held.map((each) => ({ ...each, isRead: true })));
          onReadAll();
        }}
      />
      <TextField
        label="Note"
        onChange={() =>
          setHeld((now) =>
            [...arriving, ...now.filter(({ id }) => arriving.every((each) => each.id !== id))].sort((a, b) =>
              (b.time ?? '').localeCompare(a.time ?? ''),
            ),
          )
        }
      />
    </>
  );
}

const meta = {
  title: 'Patterns/NotificationCentre',
  component: NotificationCentre,
  args: {
    notices,
    timeZone: 'UTC',
    dayLabel: (day) => (day === '2026-03-10' ? 'Today' : undefined),
    onRead: fn(),
    onReadAll: fn(),
    onOpenChange: fn(),
  },
  render: (args) => <Held arriving={[newest]} {...args} />,
  argTypes: {
    // The documentation generator does not read `readonly` arrays.
    notices: { table: { type: { summary: 'readonly Notice[]' } } },
  },
} satisfies Meta<typeof NotificationCentre>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (name = 'Notifications, 2 unread') => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
};

export const Default: Story = {
  name: 'The bell says how many are unread; the panel has them by day',
  play: async ({ args }) => {
    const panel = await open();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    const today = within(panel.getByRole('list', { name: 'Today' }));
    await expect(today.getAllByRole('listitem')).toHaveLength(2);
    await expect(today.getAllByText('Unread:')).toHaveLength(2);
    await expect(panel.getByRole('list', { name: /9 March 2026/ })).toBeInTheDocument();
  },
};

export const MarksOneAsRead: Story = {
  name: 'Marks one as read; focus stays on it, and the bell counts one less',
  play: async ({ args }) => {
    const panel = await open();
    const item = panel.getAllByRole('listitem')[0]!;
    await userEvent.click(panel.getByRole('button', { name: 'Mark as read: Two nights below 54 mg/dL' }));
    await expect(args.onRead).toHaveBeenCalledWith('low');
    await waitFor(() => expect(item).toHaveFocus());
    await expect(
      screen.getByRole('button', { name: 'Notifications, 1 unread', hidden: true }),
    ).toBeInTheDocument();
  },
};

export const MarksOneAsUnread: Story = {
  name: 'Marks a read one as unread, where that is offered; focus stays on it',
  args: { onUnread: fn() },
  play: async ({ args }) => {
    const panel = await open();
    const item = panel.getAllByRole('listitem')[2]!;
    const name = 'An appointment was moved to Thursday';
    await userEvent.click(panel.getByRole('button', { name: `Mark as unread: ${name}` }));
    await expect(args.onUnread).toHaveBeenCalledWith('moved');
    await waitFor(() => expect(item).toHaveFocus());
    await expect(panel.getByRole('button', { name: `Mark as read: ${name}` })).toBeInTheDocument();
  },
};

export const MarksAllAsRead: Story = {
  name: 'Marks all as read; focus stays in the panel',
  play: async ({ args }) => {
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
    await expect(panel.getByRole('group', { name: 'Notifications' })).toHaveFocus();
  },
};

export const ActsOnOne: Story = {
  name: 'An action marks its notification as read; a link closes the panel too',
  play: async ({ args }) => {
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: 'Accept' }));
    await expect(notices[1]?.action?.onPress).toHaveBeenCalled();
    await expect(args.onRead).toHaveBeenLastCalledWith('file');
    await userEvent.click(panel.getByRole('link', { name: 'Open the nights' }));
    await expect(args.onRead).toHaveBeenLastCalledWith('low');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AnnouncesANewOne: Story = {
  name: 'One that arrives is announced, and focus stays in the field being written in',
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await expect(canvasElement).not.toHaveTextContent('New notification');
    await userEvent.type(field, 'a');
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map((region) => region.textContent)).toContain(
        'New notification: The answers are complete',
      ),
    );
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
  },
};

const announced = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(text));

export const AnnouncesSeveral: Story = {
  name: 'Several that arrive at once are announced with their number and the newest',
  render: (args) => <Held arriving={together} {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'a');
    await announced('3 new notifications. The newest: The answers are complete');
    await expect(canvas.getByRole('button', { name: 'Notifications, 5 unread' })).toBeVisible();
  },
};

export const AnnouncesAPageOfThem: Story = {
  name: 'More than are loaded are announced as at least those that are',
  args: { notices: [], more: { summary: '4', label: 'Show older ones', onLoadMore: fn() } },
  render: (args) => <Held arriving={together} {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'a');
    await announced('At least 3 new notifications. The newest: The answers are complete');
  },
};

export const KeyboardReadsAll: Story = {
  name: 'Opens by keyboard, marks all as read, closes on Escape and returns focus to the bell',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    const all = within(dialog).getByRole('button', { name: 'Mark all as read' });
    for (let stops = 0; stops < 4 && document.activeElement !== all; stops++) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReadAll).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus());
  },
};

export const OnAPhone: Story = {
  name: 'On a phone it is a sheet from below, and long words wrap',
  globals: { viewport: { value: 'w320' } },
  args: {
    notices: notices.map((each) => ({ ...each, title: `${each.title} ${'Wolfeschlegel'.repeat(9)}` })),
  },
  play: async () => {
    await open();
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, -1));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Empty: Story = {
  name: 'Says what will be here while there is nothing',
  args: { notices: [] },
  play: async () => {
    const panel = await open('Notifications');
    await expect(panel.getByRole('heading', { name: 'No notifications yet' })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  name: 'Holds the place while the first ones load',
  args: { notices: [], isLoading: true },
  play: async () => {
    const panel = await open('Notifications');
    await expect(panel.getByText('Loading…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: 'Says that loading failed, and tries again',
  args: { notices: [], hasFailed: true, onRetry: fn() },
  play: async ({ args }) => {
    const panel = await open('Notifications');
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LoadsMore: Story = {
  name: 'Loads older ones, which are not announced',
  args: { more: { summary: '3 of 140', label: 'Show older ones', onLoadMore: fn() } },
  play: async ({ args, canvasElement }) => {
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: 'Show older ones' }));
    await expect(args.more?.onLoadMore).toHaveBeenCalledOnce();
    await expect(canvasElement).not.toHaveTextContent('New notification');
  },
};

export const OpenAtOnce: Story = {
  name: 'Can be open from the beginning',
  args: { isInitiallyOpen: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeVisible();
  },
};

export const ManyUnread: Story = {
  name: 'Counts those that are not loaded, up to 99 and more',
  args: { unreadCount: 1240 },
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 1240 unread' });
    await expect(bell).toHaveTextContent('99+');
  },
};

export const InSpanish: Story = {
  name: 'Its labels are in the language around it',
  render: (args) => (
    <LabelsProvider labels={es}>
      <Held arriving={together} {...args} />
    </LabelsProvider>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Notificaciones, 2 sin leer' }));
    await expect(await screen.findByRole('button', { name: 'Marcar todas como leídas' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'a');
    await announced('3 notificaciones nuevas. La más reciente: The answers are complete');
  },
};

export const RightToLeft: Story = {
  name: 'In right-to-left text the icon of a notification is on the right',
  render: (args) => (
    <I18nProvider locale="ar">
      <div dir="rtl">
        <Held arriving={[newest]} {...args} />
        <Button>Beside</Button>
      </div>
    </I18nProvider>
  ),
  play: async () => {
    const panel = await open();
    const item = panel.getAllByRole('listitem')[0]!;
    const icon = item.firstElementChild!.getBoundingClientRect();
    await expect(icon.left).toBeGreaterThan(
      panel.getByText('Two nights below 54 mg/dL').getBoundingClientRect().left,
    );
  },
};

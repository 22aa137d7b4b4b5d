import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { FlaskConical, MessageSquare, Phone } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Timeline, type TimelineEntry } from './Timeline.tsx';

const entries: TimelineEntry[] = [
  {
    id: '1',
    time: '2026-03-04T09:30',
    title: 'Welcome call',
    icon: Phone,
    meta: 'Marta Gil',
    content: 'Wants to sleep better.',
  },
  {
    id: '2',
    time: '2026-03-03T23:30:00Z',
    title: 'Message',
    icon: MessageSquare,
    tone: 'info',
    href: '#message',
  },
  {
    id: '3',
    time: '2026-03-03',
    title: 'Blood analysis asked for',
    icon: FlaskConical,
    tone: 'warning',
    meta: 'Waiting for the laboratory',
  },
];

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: {
    label: 'What has happened',
    entries,
    timeZone: 'Europe/Madrid',
    undatedLabel: 'Without a date',
    emptyTitle: 'What happens will stand here',
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Entries are grouped by day, in the reader's zone",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What has happened' })).toBeVisible();
    const later = within(canvas.getByRole('list', { name: /4 March 2026/ }));
    await expect(later.getAllByRole('listitem')).toHaveLength(2);
    // 23:30 in London is 00:30 in Madrid.
    await expect(later.getByText('Message')).toBeVisible();
    await expect(later.getByText(/^0?0:30$/)).toBeVisible();
    const earlier = within(canvas.getByRole('list', { name: /3 March 2026/ }));
    await expect(earlier.getAllByRole('listitem')).toHaveLength(1);
    await expect(earlier.queryByText(/:/)).toBeNull();
  },
};

export const Months: Story = {
  name: 'Days are gathered by month, of one year and of the one before',
  args: {
    entries: [
      { id: '1', time: '2026-01-07', title: 'Second visit' },
      { id: '2', time: '2026-01-02', title: 'Measured' },
      { id: '3', time: '2025-12-19', title: 'First visit' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'January 2026',
      'December 2025',
    ]);
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  },
};

export const Days: Story = {
  name: 'Days can have relative names, and keep their date',
  args: { dayLabel: (day: string) => (day === '2026-03-04' ? 'Today' : undefined) },
  play: async ({ canvas }) => {
    const today = canvas.getByRole('heading', { name: 'Today' });
    await expect(today).toHaveAttribute('title', '2026-03-04');
    await expect(canvas.getByRole('heading', { name: /3 March 2026/ })).toBeVisible();
  },
};

export const Spanish: Story = {
  name: 'In Spanish days are written in Spanish',
  render: (args) => (
    <I18nProvider locale="es-ES">
      <Timeline {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /4 de marzo de 2026/ })).toBeVisible();
  },
};

export const KeyboardMore: Story = {
  name: 'Tab reaches the links and the button that loads more',
  args: { more: { summary: '3 of 40', label: 'Show more', onLoadMore: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Message' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.more?.onLoadMore).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 40');
  },
};

export const EmptyList: Story = {
  name: 'When empty it says what will be here',
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What happens will stand here' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Loading: Story = {
  name: 'While loading it says so and reserves the space',
  args: { loadingText: 'Loading what has happened' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading what has happened');
  },
};

export const BadEntries: Story = {
  name: 'An invalid time and a thousand-letter title, right to left, stay inside 320 px',
  args: {
    entries: [
      { id: '1', time: 'soon', title: 'ح'.repeat(1000), meta: 'm'.repeat(300), content: 'c'.repeat(1000) },
      { id: '2', time: '2026-02-31', title: 'No such day' },
    ],
  },
  render: (args) => (
    <div dir="rtl" data-testid="room" style={{ width: 320 }}>
      <Timeline {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    await expect(
      within(canvas.getByRole('list', { name: 'Without a date' })).getAllByRole('listitem'),
    ).toHaveLength(2);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { StatusPill } from '../../components/StatusPill/StatusPill.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PageHeaderLineSlot } from './PageHeaderLineSlot.ts';

const remove = fn();

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  args: {
    title: 'Tests',
    titleAside: <StatusPill tone="info" label="12 open" />,
    description: 'The newest stand first.',
    breadcrumbsLabel: 'You are here',
    breadcrumbs: [
      { id: 'people', label: 'People', href: '#people' },
      { id: 'person', label: 'Marta Soler', href: '#marta' },
      { id: 'tests', label: 'Tests' },
    ],
    primaryAction: (
      <Button intent="primary" icon={Plus}>
        New test
      </Button>
    ),
    moreActions: [
      { id: 'delete', label: 'Delete all', icon: Trash2, intent: 'danger', onAction: remove },
      { id: 'hidden', label: 'Hidden', isHidden: true },
    ],
  },
  argTypes: {
    titleAside: { control: false },
    primaryAction: { control: false },
    tabs: { control: false },
    tools: { control: false },
  },
  beforeEach: () => {
    remove.mockClear();
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'One title, breadcrumbs, one primary action and the others in a menu',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tests' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const way = within(canvas.getByRole('navigation', { name: 'You are here' }));
    await expect(way.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'New test' })).toBeVisible();
  },
};

export const KeyboardOpensTheRest: Story = {
  name: 'The other actions open by keyboard, and Escape returns focus',
  play: async ({ canvas }) => {
    // The menu's code loads a moment after the header.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'More actions' })).toHaveAttribute('aria-haspopup'),
    );
    const button = canvas.getByRole('button', { name: 'More actions' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Delete all' })).toHaveFocus();
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Delete all' });
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
  },
};

export const InAFrame: Story = {
  name: 'In a frame, breadcrumbs and title are in the frame’s line, and what can be done below it',
  render: (args) => {
    const Framed = () => {
      const [line, setLine] = useState<HTMLElement | null>(null);
      return (
        <>
          <div ref={setLine} data-testid="line" />
          <main>
            <PageHeaderLineSlot value={line}>
              <PageHeader {...args} />
            </PageHeaderLineSlot>
          </main>
        </>
      );
    };
    return <Framed />;
  },
  play: async ({ canvas }) => {
    const line = within(canvas.getByTestId('line'));
    await expect(line.getByRole('heading', { level: 1, name: 'Tests' })).toBeVisible();
    await expect(line.getByRole('link', { name: 'Marta Soler' })).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('button', { name: 'New test' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const TabsAndActions: Story = {
  name: 'Tabs and actions share one row',
  args: {
    description: undefined,
    titleAside: undefined,
    tabs: (
      <Tabs
        label="Views"
        items={[
          { href: '#all', label: 'All', isCurrent: true },
          { href: '#open', label: 'Open' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('navigation', { name: 'Views' }).getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'New test' }).getBoundingClientRect();
    await expect(action.left).toBeGreaterThanOrEqual(tabs.right);
    await expect(action.top).toBeLessThan(tabs.bottom);
  },
};

export const OnAPhone: Story = {
  name: 'In a narrow line the page above is a way back, and the whole way appears to those who tab through it',
  render: (args) => (
    <div style={{ width: 390 }} data-testid="room">
      <PageHeader {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'Marta Soler' });
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(back.getBoundingClientRect().right).toBeLessThanOrEqual(title.getBoundingClientRect().left);
    const people = canvas.getByRole('link', { name: 'People' });
    await expect(people.parentElement?.getBoundingClientRect().width).toBe(1);
    await userEvent.tab();
    await expect(people).toHaveFocus();
    await expect(people.getBoundingClientRect().width).toBeGreaterThan(20);
  },
};

export const TitleAlone: Story = {
  name: 'With nothing but a title it shows nothing else',
  render: ({ title }) => <PageHeader title={title} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tests' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const long = 'Wolfeschlegelsteinhausen'.repeat(42);

export const LongTitle: Story = {
  name: 'At 320 px a title of a thousand characters is truncated, with all of it in its title, and the actions stay in reach',
  args: {
    title: long,
    description: long,
    breadcrumbs: [
      { id: 'people', label: long, href: '#people' },
      { id: 'tests', label: long },
    ],
  },
  render: (args) => (
    <div style={{ width: 320 }} data-testid="room">
      <PageHeader {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('title', long);
    const { right } = canvas.getByRole('button', { name: 'New test' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(room.getBoundingClientRect().right);
  },
};

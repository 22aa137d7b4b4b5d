import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { StatusPill } from '../../components/StatusPill/StatusPill.tsx';
import { PageHeader } from './PageHeader.tsx';

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
    const way = within(canvas.getByRole('navigation', { name: 'You are here' }));
    await expect(way.getByText('Tests')).toHaveAttribute('aria-current', 'page');
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

export const Sticky: Story = {
  name: 'Sticky, the title stays while the page scrolls, and the breadcrumbs scroll away',
  args: { isSticky: true },
  render: (args) => (
    <div data-testid="page">
      <PageHeader {...args} />
      <div style={{ height: 3000 }}>Content</div>
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    window.scrollTo(0, 1200);
    await waitFor(() => {
      const { top } = title.getBoundingClientRect();
      if (top < 0 || top > 120) throw new Error(`The title stands at ${top} px`);
    });
    await expect(canvas.getByRole('navigation').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      title.getBoundingClientRect().top,
    );
    await expect(canvas.getByText('The newest stand first.').getBoundingClientRect().bottom).toBeLessThan(0);
    window.scrollTo(0, 0);
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
  name: 'A title of a thousand characters wraps at 320 px, the actions stay in reach',
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
    const { right } = canvas.getByRole('button', { name: 'New test' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(room.getBoundingClientRect().right);
  },
};

export const RightToLeft: Story = {
  name: 'In right-to-left text, the primary action is on the left',
  render: (args) => (
    <I18nProvider locale="ar">
      <div dir="rtl">
        <PageHeader {...args} />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'New test' }).getBoundingClientRect().left).toBeLessThan(
      title.left,
    );
  },
};

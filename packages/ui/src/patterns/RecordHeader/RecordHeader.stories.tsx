import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { StatusPill } from '../../components/StatusPill/StatusPill.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { RecordHeader } from './RecordHeader.tsx';

const meta = {
  title: 'Patterns/RecordHeader',
  component: RecordHeader,
  argTypes: { pills: { control: false }, actions: { control: false }, tabs: { control: false } },
  args: {
    label: 'Record',
    name: 'Lucía Fernández Prado',
    facts: ['42 years', 'Ana Ruiz', 'Next visit tomorrow'],
    pills: <StatusPill tone="success" label="Active" />,
    tabs: (
      <Tabs
        label="Sections"
        items={[
          { href: '#record', label: 'Record', isCurrent: true },
          { href: '#visits', label: 'Visits' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof RecordHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says who it is about, and which section is open',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Record' })).toHaveTextContent('Lucía Fernández Prado');
    await expect(canvas.getByRole('link', { name: 'Record' })).toHaveAttribute('aria-current', 'page');
  },
};

export const LeavesTheHeadingToTheScreen: Story = {
  name: 'Leaves the page’s heading to the screen below',
  args: { actions: <Button size="small">Write</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Write' })).toBeVisible();
  },
};

export const KeyboardReachesAll: Story = {
  name: 'The Tab key moves through the actions and the sections',
  args: { actions: <Button size="small">Write</Button> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Write' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Record' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Visits' })).toHaveFocus();
  },
};

export const StaysInSight: Story = {
  name: 'Stays at the top while the page scrolls',
  render: (args) => (
    <>
      <RecordHeader {...args} />
      <div style={{ height: 3000 }}>Content</div>
    </>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 1200);
    await waitFor(() => {
      const { top } = canvas.getByRole('region').getBoundingClientRect();
      if (top < 0 || top > 60) throw new Error(`It stands at ${top} px`);
    });
    window.scrollTo(0, 0);
  },
};

export const LongNameNarrow: Story = {
  name: 'At 320 px a name of a thousand characters wraps, the actions stay in reach',
  args: {
    name: 'Wolfeschlegelsteinhausen'.repeat(42),
    facts: ['Wolfeschlegelsteinhausen'.repeat(42), '42 years'],
    actions: <Button size="small">Write</Button>,
  },
  render: (args) => (
    <div style={{ width: 320 }} data-testid="room">
      <RecordHeader {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    const { right } = canvas.getByRole('button', { name: 'Write' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(room.getBoundingClientRect().right);
  },
};

export const KeepsAlertsInSight: Story = {
  name: 'Keeps alerts in view, each linking to where it is dealt with',
  args: {
    alertsLabel: 'Alerts',
    alerts: [
      { id: 'nuts', tone: 'critical', text: 'Allergy: nuts' },
      { id: 'late', tone: 'warning', text: 'Nothing heard for two days', href: '#visits' },
    ],
  },
  play: async ({ canvas }) => {
    const alerts = within(canvas.getByRole('list', { name: 'Alerts' }));
    await expect(alerts.getAllByRole('listitem')).toHaveLength(2);
    await expect(alerts.getByText('Allergy: nuts')).toBeVisible();
    await expect(alerts.getByRole('link', { name: 'Nothing heard for two days' })).toHaveAttribute(
      'href',
      '#visits',
    );
  },
};

export const EmptyOfFacts: Story = {
  name: 'With only a name it is one line',
  render: ({ name, label }) => <RecordHeader name={name} label={label} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').getBoundingClientRect().height).toBeLessThan(90);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { StatusPill } from '../../components/StatusPill/StatusPill.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { RecordHeader } from './RecordHeader.tsx';

const meta = {
  title: 'Patterns/RecordHeader',
  component: RecordHeader,
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreHorizontal } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { List } from './List.tsx';
import type { ListItem } from './ListLine.tsx';

const people: ListItem[] = ['Ana Ruiz', 'Luis Soler', 'Marta Vidal'].map((name, index) => ({
  id: `p${index}`,
  title: name,
  meta: `Last seen on ${index + 3} March`,
  leading: <Avatar name={name} size="sm" />,
  trailing: <Badge>{index + 1}</Badge>,
}));
const linked = people.map((each, index) => ({
  ...each,
  href: `#${each.id}`,
  ...(index === 1 ? { isCurrent: true } : {}),
}));
const pressed = fn();
const withButtons = people.map((each) => ({
  ...each,
  actions: (
    <IconButton
      icon={MoreHorizontal}
      label={`Actions for ${each.title}`}
      size="small"
      hasTooltip={false}
      onPress={pressed}
    />
  ),
}));

const meta = {
  title: 'Components/List',
  component: List,
  args: { label: 'People', items: people },
  argTypes: { empty: { control: false } },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Is a named list of rows with a title and a muted line',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'People' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Last seen on 3 March')).toBeVisible();
  },
};

export const KeyboardFollows: Story = {
  name: 'Rows are links: Tab moves through them, and the current one says so',
  args: { items: linked },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const first = canvas.getByRole('link', { name: 'Ana Ruiz' });
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Luis Soler' })).toHaveFocus();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Luis Soler');
    const row = first.closest('li')?.getBoundingClientRect();
    // The whole row is the link, not only its text.
    const hit = document.elementFromPoint((row?.right ?? 0) - 200, (row?.top ?? 0) + 4);
    await expect(first.contains(hit)).toBe(true);
  },
};

export const KeyboardChooses: Story = {
  name: 'Rows are selectable: arrows move, Space selects, letters find',
  args: { selectionMode: 'multiple', onSelectionChange: fn() },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('option', { name: 'Marta Vidal' });
    await userEvent.tab();
    await expect(canvas.getByRole('option', { name: 'Ana Ruiz' })).toHaveFocus();
    await expect(canvas.getByRole('option', { name: 'Ana Ruiz' })).toHaveAccessibleDescription(
      'Last seen on 3 March',
    );
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['p0', 'p1']);
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(2);
    await userEvent.keyboard('ma');
    await expect(canvas.getByRole('option', { name: 'Marta Vidal' })).toHaveFocus();
  },
};

export const KeyboardReachesButtons: Story = {
  name: 'Rows with buttons are a grid: an arrow leads to the button, and Space still selects',
  args: { items: withButtons, selectionMode: 'single', onSelectionChange: fn() },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('row', { name: 'Marta Vidal' });
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Ana Ruiz' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['p0']);
    const button = canvas.getByRole('button', { name: 'Actions for Ana Ruiz' });
    for (let step = 0; step < 3 && document.activeElement !== button; step++)
      await userEvent.keyboard('{ArrowRight}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(pressed).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  name: 'Empty: what will be here',
  args: { items: [], empty: <EmptyState title="Nobody yet" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody yet')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongOnNarrow: Story = {
  name: 'At 320 px a thousand-character title is truncated with an ellipsis',
  args: { items: [{ ...(people[0] ?? { id: 'x' }), title: 'Ana '.repeat(250) }, ...withButtons.slice(1)] },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    const [long, usual] = canvas.getAllByRole('listitem');
    await expect(Math.abs((long?.clientHeight ?? 0) - (usual?.clientHeight ?? 0))).toBeLessThanOrEqual(4);
  },
};

export const LongLabels: Story = {
  name: 'Sentences wrap, when it is told that they are sentences',
  args: {
    hasLongLabels: true,
    items: [{ id: 'long', title: 'Ana '.repeat(60), meta: 'Electroencephalographically'.repeat(4) }],
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    for (const text of [/^Ana/, /^Electro/]) {
      const line = canvas.getByText(text);
      await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
      await expect(line.clientHeight).toBeGreaterThan(30);
    }
  },
};

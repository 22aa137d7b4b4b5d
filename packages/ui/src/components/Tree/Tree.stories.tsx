import type { Meta, StoryObj } from '@storybook/react-vite';
import { Folder } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Tree } from './Tree.tsx';
import type { TreeNode } from './useTreeChildren.ts';

const nodes: TreeNode[] = [
  {
    id: 'food',
    label: 'Food',
    icon: Folder,
    meta: '5',
    children: [
      {
        id: 'fruit',
        label: 'Fruit',
        children: [
          { id: 'apple', label: 'Apple' },
          { id: 'pear', label: 'Pear' },
        ],
      },
      { id: 'bread', label: 'Bread' },
    ],
  },
  { id: 'drinks', label: 'Drinks', icon: Folder, children: [{ id: 'water', label: 'Water' }] },
  { id: 'other', label: 'Other', isDisabled: true },
];

const meta = {
  title: 'Components/Tree',
  component: Tree,
  args: { label: 'Groups', nodes },
  argTypes: { empty: { control: false } },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Expands and collapses by its arrow, and announces each node's level",
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'Food' });
    await expect(canvas.getByRole('treegrid', { name: 'Groups' })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: 'Fruit' })).toBeNull();
    const food = canvas.getByRole('row', { name: 'Food' });
    await userEvent.click(canvas.getAllByRole('button')[0] ?? food);
    await expect(food).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('row', { name: 'Fruit' })).toHaveAttribute('aria-level', '2');
  },
};

export const KeyboardWalks: Story = {
  name: 'Arrow right expands and enters, arrow left collapses and leaves; letters find',
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'Other' });
    await userEvent.tab();
    const food = canvas.getByRole('row', { name: 'Food' });
    await expect(food).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(food).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'Fruit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'Apple' })).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    await expect(food).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(food).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('dr');
    await expect(canvas.getByRole('row', { name: 'Drinks' })).toHaveFocus();
  },
};

export const KeyboardChooses: Story = {
  name: 'Space selects; several may be selected',
  args: { selectionMode: 'multiple', defaultExpandedIds: ['food'], onSelectionChange: fn() },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('row', { name: 'Bread' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} {ArrowDown} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['fruit', 'bread']);
    await expect(canvas.getByRole('row', { name: 'Bread' })).toHaveAttribute('aria-selected', 'true');
  },
};

const late: TreeNode[] = [{ id: 'late', label: 'Archive', hasChildren: true }];
export const LoadsChildren: Story = {
  name: "Loads a node's children when it is expanded, once, and announces it",
  args: { nodes: late, loadChildren: fn() },
  render: function Late(args) {
    return <Tree {...args} />;
  },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('row', { name: 'Archive' });
    let bring: (nodes: readonly TreeNode[]) => void = () => undefined;
    const load = args.loadChildren as ReturnType<typeof fn>;
    load.mockClear();
    load.mockImplementation(() => new Promise((resolve) => (bring = resolve)));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading'));
    bring([{ id: 'old', label: 'Old report' }]);
    await expect(await canvas.findByRole('row', { name: 'Old report' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(load).toHaveBeenCalledOnce();
  },
};

export const LoadsWhatIsOpen: Story = {
  name: 'Loads the children of initially expanded nodes, including nested ones',
  args: {
    nodes: late,

    defaultExpandedIds: ['late', 'years'],
    loadChildren: (id) =>
      Promise.resolve(
        id === 'years'
          ? [{ id: 'old', label: 'Old report' }]
          : [{ id: 'years', label: 'Earlier years', hasChildren: true }],
      ),
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: 'Old report' });
    await expect(row).toHaveAttribute('aria-level', '3');
  },
};

export const FailsToLoad: Story = {
  name: 'Reports children that failed to load, and retries on request',
  args: { nodes: late, loadChildren: fn() },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('row', { name: 'Archive' });
    const load = args.loadChildren as ReturnType<typeof fn>;
    load.mockImplementationOnce(() => Promise.reject(new Error('offline')));
    load.mockImplementation(() => Promise.resolve([{ id: 'old', label: 'Old report' }]));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText(/This could not be loaded/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Old report' })).toBeVisible());
  },
};

export const Empty: Story = {
  name: 'Empty: what will be here',
  args: { nodes: [], empty: <EmptyState title="No groups yet" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No groups yet')).toBeVisible();
  },
};

const deep = (level: number): TreeNode => ({
  id: `level-${level}`,
  label: `Level ${level} ${'of a very long name '.repeat(50)}`,
  ...(level < 8 ? { children: [deep(level + 1)] } : {}),
});
export const LongOnNarrow: Story = {
  name: 'At 320 px eight levels of thousand-character names stay inside',
  args: {
    nodes: [deep(1)],
    defaultExpandedIds: Array.from({ length: 8 }, (_, index) => `level-${index + 1}`),
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Level 8/ });
    const tree = canvas.getByRole('treegrid');
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
    await expect(tree.scrollWidth).toBeLessThanOrEqual(tree.clientWidth);
    await expect(tree.clientWidth).toBeLessThanOrEqual(320);
  },
};

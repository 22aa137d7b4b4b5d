import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Folder } from 'lucide-react';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tree } from './Tree.tsx';
import type { TreeNode } from './useTreeChildren.ts';

const meta = {
  title: 'Pictures/Tree',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const nodes: TreeNode[] = [
  {
    id: 'reports',
    label: 'Reports',
    icon: Folder,
    meta: '3',
    children: [
      { id: 'march', label: 'March', icon: FileText },
      {
        id: 'old',
        label: 'Earlier',
        icon: Folder,
        children: [{ id: 'february', label: 'February', icon: FileText }],
      },
    ],
  },
  { id: 'plans', label: 'Plans', icon: Folder, meta: '12', children: [{ id: 'one', label: 'One' }] },
  { id: 'locked', label: 'Locked', icon: Folder, isDisabled: true },
];

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="lg">
      <Tree
        label="Followed"
        nodes={nodes}
        defaultExpandedIds={['reports', 'old']}
        selectionMode="single"
        defaultSelectedIds={['march']}
      />
      <Tree
        label="Chosen"
        nodes={nodes}
        defaultExpandedIds={['reports']}
        selectionMode="multiple"
        defaultSelectedIds={['march', 'plans']}
      />
    </Stack>
  ),
};

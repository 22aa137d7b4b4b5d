import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Plus, Trash2, X } from 'lucide-react';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Pictures/IconButton',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const rows = [
  { intent: 'primary', icon: Plus, label: 'New' },
  { intent: 'secondary', icon: Pencil, label: 'Edit' },
  { intent: 'quiet', icon: X, label: 'Close' },
  { intent: 'danger', icon: Trash2, label: 'Delete' },
] as const;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="sm">
      {rows.map((row) => (
        <Inline key={row.intent} gap="md">
          <IconButton {...row} size="small" />
          <IconButton {...row} />
          <IconButton {...row} size="large" />
          <IconButton {...row} isPending pendingLabel="Saving" />
          <IconButton {...row} isDisabled />
          <IconButton {...row} isExpanded />
          <IconButton {...row} count={3} />
          <IconButton {...row} count={120} />
        </Inline>
      ))}
    </Stack>
  ),
};

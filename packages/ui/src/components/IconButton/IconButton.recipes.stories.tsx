import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Pencil, Trash2 } from 'lucide-react';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/IconButton', tags: ['recipe'] } satisfies Meta;
export default meta;

export const OfARow: StoryObj = {
  name: 'Actions of a row name what they act on',
  render: () => (
    <Inline gap="xs">
      <IconButton icon={Pencil} label="Edit the note of Mar 4" size="small" />
      <IconButton icon={Trash2} label="Delete the note of Mar 4" size="small" intent="danger" />
    </Inline>
  ),
};

export const WithCount: StoryObj = {
  name: 'A count belongs to the name',
  render: () => <IconButton icon={Bell} label="Notifications, 3 unread" count={3} intent="quiet" />,
};

export const Working: StoryObj = {
  name: 'While it works',
  render: () => <IconButton icon={Trash2} label="Delete the note" isPending pendingLabel="Deleting" />,
};

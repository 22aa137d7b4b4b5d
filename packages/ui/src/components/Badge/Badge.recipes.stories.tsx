import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { List } from '../List/List.tsx';
import { Badge } from './Badge.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/Badge', tags: ['recipe'] } satisfies Meta;
export default meta;

export const Counts: StoryObj = {
  name: 'A count beside its name',
  render: () => (
    <List
      label="Folders"
      items={[{ id: 'in', title: 'Inbox', href: '#in', trailing: <Badge tone="accent">12</Badge> }]}
    />
  ),
};

export const Kinds: StoryObj = {
  name: 'A kind or a tag',
  render: () => (
    <Inline gap="xs">
      <Badge>VIP</Badge>
      <Badge>Coeliac</Badge>
    </Inline>
  ),
};

export const WithIcon: StoryObj = {
  name: 'A state in one word, with its icon',
  render: () => (
    <Badge tone="success" icon={Check}>
      Signed
    </Badge>
  ),
};

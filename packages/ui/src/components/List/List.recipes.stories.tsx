import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { List } from './List.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/List', tags: ['recipe'] } satisfies Meta;
export default meta;

export const OfLinks: StoryObj = {
  name: 'Rows that lead somewhere',
  render: () => (
    <List
      label="Chats"
      items={[
        {
          id: 'ana',
          title: 'Ana Ruiz',
          meta: 'Thank you!',
          href: '#ana',
          leading: <Avatar name="Ana Ruiz" size="sm" />,
          trailing: <Badge>2</Badge>,
        },
        {
          id: 'luis',
          title: 'Luis Soler',
          meta: 'See you on Monday',
          href: '#luis',
          leading: <Avatar name="Luis Soler" size="sm" />,
        },
      ]}
    />
  ),
};

export const ToChoose: StoryObj = {
  name: 'Rows to choose from',
  render: function Recipe() {
    const [chosen, setChosen] = useState<readonly string[]>(['march']);
    return (
      <List
        label="Tests to compare"
        selectionMode="multiple"
        selectedIds={chosen}
        onSelectionChange={setChosen}
        items={[
          { id: 'march', title: 'Sensor of March' },
          { id: 'may', title: 'Sensor of May' },
        ]}
      />
    );
  },
};

export const Nothing: StoryObj = {
  name: 'Nothing to list',
  render: () => <List label="Documents" items={[]} empty="There are no documents yet." />,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Folder, MoreHorizontal } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { List } from './List.tsx';

const meta = {
  title: 'Pictures/List',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const rows = ['Ana Ruiz', 'Luis Soler', 'Marta Vidal'].map((title, index) => ({
  id: title,
  title,
  meta: `Last seen on ${index + 3} March`,
  leading: <Avatar name={title} size="sm" />,
}));

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="lg">
      <List
        label="Places"
        items={rows.map((each, index) => ({
          ...each,
          href: '#',
          trailing: <Badge>{index + 1}</Badge>,
          isCurrent: index === 1,
        }))}
      />
      <List label="Chosen" items={rows} selectionMode="multiple" defaultSelectedIds={['Ana Ruiz']} />
      <List
        label="With buttons"
        selectionMode="multiple"
        defaultSelectedIds={['report']}
        items={[
          { id: 'folder', title: 'Reports', leading: <Icon icon={Folder} />, trailing: '12' },
          {
            id: 'report',
            title: 'Report of March.pdf',
            meta: '1.2 MB',
            leading: <Icon icon={FileText} />,
            actions: <IconButton icon={MoreHorizontal} label="Actions" size="small" hasTooltip={false} />,
          },
          { id: 'gone', title: 'Not to be chosen', leading: <Icon icon={FileText} />, isDisabled: true },
        ]}
      />
    </Stack>
  ),
};

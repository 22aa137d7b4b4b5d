import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Download, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/Menu', tags: ['recipe'] } satisfies Meta;
export default meta;

export const OfARow: StoryObj = {
  name: 'Actions of a row, the dangerous one last',
  render: () => (
    <Menu
      trigger={<IconButton icon={MoreHorizontal} label="Actions for Sensor of March" />}
      entries={[
        { id: 'edit', label: 'Edit', icon: Pencil },
        { id: 'copy', label: 'Duplicate', icon: Copy },
        { id: 'line', kind: 'separator' },
        { id: 'delete', label: 'Delete test', icon: Trash2, intent: 'danger' },
      ]}
    />
  ),
};

export const Submenu: StoryObj = {
  name: 'Ways to do one thing, in a submenu',
  render: () => (
    <Menu
      trigger={<Button>More</Button>}
      entries={[
        {
          kind: 'submenu',
          id: 'export',
          label: 'Export',
          icon: Download,
          entries: [
            { id: 'pdf', label: 'As PDF' },
            { id: 'csv', label: 'As CSV' },
          ],
        },
      ]}
    />
  ),
};

export const Choices: StoryObj = {
  name: 'Several choices that stay ticked',
  render: function Recipe() {
    const [chosen, setChosen] = useState<readonly string[]>(['age']);
    return (
      <Menu
        trigger={<Button>Columns</Button>}
        entries={[
          {
            kind: 'choice',
            id: 'columns',
            label: 'Columns',
            mode: 'several',
            chosen,
            onChange: setChosen,
            options: [
              { id: 'age', label: 'Age' },
              { id: 'city', label: 'City' },
            ],
          },
        ]}
      />
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { sampleColumns, sampleSelecting } from './DataTableSample.tsx';
import { samplePeople } from './samplePeople.ts';
import { DataTable } from './DataTable.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/DataTable', tags: ['recipe'] } satisfies Meta;
export default meta;

export const OfLinks: StoryObj = {
  name: 'A list whose rows lead somewhere',
  render: () => (
    <DataTable
      columns={sampleColumns}
      rows={samplePeople(4)}
      total={4}
      getRowId={(person) => person.id}
      getRowHref={(person) => `#${person.id}`}
      labels={{ table: 'People', rowMenu: (person) => `Actions for ${person.name}` }}
      maxHeight="20rem"
    />
  ),
};

export const ForSeveral: StoryObj = {
  name: 'Actions on several rows at once',
  render: () => (
    <DataTable
      columns={sampleColumns}
      rows={samplePeople(3)}
      total={3}
      getRowId={(person) => person.id}
      selecting={{
        ...sampleSelecting,
        actions: [
          {
            id: 'archive',
            label: 'Archive',
            icon: <Archive size={16} aria-hidden />,
            onAction: () => undefined,
          },
        ],
      }}
      labels={{ table: 'People to archive', rowMenu: (person) => `Actions for ${person.name}` }}
      maxHeight="20rem"
    />
  ),
};

export const Nothing: StoryObj = {
  name: 'Nothing to list yet',
  render: () => (
    <DataTable
      columns={sampleColumns}
      rows={samplePeople(0)}
      getRowId={(person) => person.id}
      empty={<EmptyState title="No people yet" action={<Button intent="primary">Add a person</Button>} />}
      labels={{ table: 'Nobody', rowMenu: (person) => `Actions for ${person.name}` }}
      maxHeight="20rem"
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusPill } from '../StatusPill/StatusPill.tsx';
import { Table } from './Table.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/Table', tags: ['recipe'] } satisfies Meta;
export default meta;

const phases = [
  { phase: 'Reclined', rer: 0.82 },
  { phase: 'Treadmill, 5 km/h', rer: 0.91 },
];

export const Plain: StoryObj = {
  name: 'Rows to compare',
  render: () => (
    <Table
      caption="Results by phase"
      columns={[
        { id: 'phase', header: 'Phase', cell: (row) => row.phase, isRowHeader: true },
        { id: 'rer', header: 'RER', cell: (row) => row.rer, align: 'end' },
      ]}
      rows={phases}
      getRowId={(row) => row.phase}
    />
  ),
};

export const Sorted: StoryObj = {
  name: 'Sorted by a heading',
  render: () => (
    <Table
      caption="Phases by RER"
      defaultSort={{ column: 'rer', direction: 'descending' }}
      columns={[
        {
          id: 'phase',
          header: 'Phase',
          cell: (row) => row.phase,
          isRowHeader: true,
          isSortable: true,
          value: (row) => row.phase,
        },
        {
          id: 'rer',
          header: 'RER',
          cell: (row) => row.rer,
          align: 'end',
          isSortable: true,
          value: (row) => row.rer,
        },
      ]}
      rows={phases}
      getRowId={(row) => row.phase}
    />
  ),
};

export const WithActions: StoryObj = {
  name: 'Rows with actions',
  render: () => (
    <Table
      caption="Phases"
      columns={[
        { id: 'phase', header: 'Phase', cell: (row) => row.phase, isRowHeader: true },
        {
          id: 'state',
          header: 'State',
          cell: (row) => <StatusPill tone="success" label={row.rer < 0.9 ? 'Steady' : 'Checked'} />,
        },
      ]}
      rows={phases}
      getRowId={(row) => row.phase}
      actions={() => [{ id: 'remove', label: 'Remove' }]}
      actionLabels={{ header: 'Actions', row: (row) => `Actions for ${row.phase}` }}
    />
  ),
};

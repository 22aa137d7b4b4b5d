import '@healzy/ui/theme/global';
import { DataTable } from '@healzy/ui/patterns/DataTable';
import { columns, VIEW_HEIGHT } from './people.js';

const labels = {
  table: 'People',
  rowMenu: (person) => `Actions for ${person.name}`,
  actions: 'Actions',
  loading: 'Loading',
  resize: (column) => `Width of ${column}`,
};
const ours = columns.map(({ id, header, width, align }) => ({
  id,
  header,
  width: `${width}px`,
  align,
  isSortable: true,
  cell: (row) => row[id],
}));
const getRowId = (row) => row.id;
const selecting = {
  labels: {
    row: (person) => `Select ${person.name}`,
    all: 'Select all',
    count: (count, total) => `${count} of ${total}`,
    everything: (total) => `Select all ${total}`,
    clear: 'Clear',
    bar: 'Selected',
  },
};

/** The kit's table with everything on: selection, column widths, sorting, the whole keyboard model. */
export function OurTable({ rows }) {
  return (
    <DataTable
      columns={ours}
      rows={rows}
      getRowId={getRowId}
      total={rows.length}
      sorting="rows"
      selecting={selecting}
      maxHeight={`${VIEW_HEIGHT}px`}
      labels={labels}
    />
  );
}

export const ourScroller = (host) => host.querySelector('[role=grid]').parentElement;

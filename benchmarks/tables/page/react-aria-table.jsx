import { useMemo, useState } from 'react';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { columns, plainlySorted, ROW_HEIGHT, VIEW_HEIGHT } from './people.js';

/** React Aria's own table in its virtualizer, as in its guide. */
export function ReactAriaTable({ rows }) {
  const [sort, setSort] = useState(undefined);
  const sorted = useMemo(() => (sort ? plainlySorted(rows, sort) : rows), [rows, sort]);
  return (
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: ROW_HEIGHT, headingHeight: ROW_HEIGHT }}>
      <Table
        aria-label="People"
        data-scroller
        style={{ height: VIEW_HEIGHT, width: 1020, overflow: 'auto', display: 'block' }}
        {...(sort ? { sortDescriptor: sort } : {})}
        onSortChange={setSort}
      >
        <TableHeader style={{ height: '100%', width: '100%' }}>
          {columns.map(({ id, header, width }, index) => (
            <Column key={id} id={id} width={width} isRowHeader={index === 0} allowsSorting>
              {header}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={sorted}>
          {(row) => (
            <Row
              id={row.id}
              data-name={row.name}
              columns={columns}
              style={{ width: 'inherit', height: 'inherit' }}
            >
              {({ id }) => <Cell>{row[id]}</Cell>}
            </Row>
          )}
        </TableBody>
      </Table>
    </Virtualizer>
  );
}

import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { columns, plainlySorted, ROW_HEIGHT, VIEW_HEIGHT } from './people.js';

const template = columns.map(({ width }) => `${width}px`).join(' ');

/** A table built from TanStack Virtual's guide: roles and indices, and no keyboard model, selection or menu. */
export function TanstackTable({ rows }) {
  const viewport = useRef(null);
  const [sort, setSort] = useState(null);
  const sorted = useMemo(() => (sort ? plainlySorted(rows, sort) : rows), [rows, sort]);
  const virtual = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  });
  return (
    <div ref={viewport} data-scroller style={{ height: VIEW_HEIGHT, overflow: 'auto' }}>
      <div role="grid" aria-label="People" aria-rowcount={rows.length + 1}>
        <div
          role="row"
          aria-rowindex={1}
          style={{
            display: 'grid',
            gridTemplateColumns: template,
            position: 'sticky',
            top: 0,
            background: 'white',
          }}
        >
          {columns.map(({ id, header }) => (
            <div key={id} role="columnheader">
              <button
                type="button"
                onClick={() =>
                  setSort((before) => ({
                    column: id,
                    direction:
                      before?.column === id && before.direction === 'ascending' ? 'descending' : 'ascending',
                  }))
                }
              >
                {header}
              </button>
            </div>
          ))}
        </div>
        <div role="rowgroup" style={{ position: 'relative', height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => {
            const row = sorted[item.index];
            return (
              <div
                key={row.id}
                role="row"
                aria-rowindex={item.index + 2}
                data-name={row.name}
                style={{
                  display: 'grid',
                  gridTemplateColumns: template,
                  position: 'absolute',
                  insetInline: 0,
                  height: ROW_HEIGHT,
                  transform: `translateY(${item.start}px)`,
                }}
              >
                {columns.map(({ id }, index) => (
                  <div key={id} role="gridcell" aria-colindex={index + 1}>
                    {row[id]}
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

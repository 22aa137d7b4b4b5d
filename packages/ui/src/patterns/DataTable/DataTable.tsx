import { useCallback, useRef, useState } from 'react';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { DataTableEnd } from './DataTableEnd.tsx';
import { DataTableGrid } from './DataTableGrid.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableNavigator, type Navigate } from './DataTableNavigator.tsx';
import { DataTableTools } from './DataTableTools.tsx';
import type { DataTableAction, DataTableProps } from './DataTableTypes.ts';
import * as styles from './DataTable.css.ts';
import { useDataTable } from './useDataTable.ts';

export type * from './DataTableTypes.ts';

// A table whose rows have no actions must not wait for a menu, nor for a bar that may never be needed.
const DataTableRowMenu = lazyPart(async () => (await import('./DataTableRowMenu.tsx')).DataTableRowMenu);
const DataTableSelectionBar = lazyPart(
  async () => (await import('./DataTableSelectionBar.tsx')).DataTableSelectionBar,
);

/** One shared array, so that rows without actions do not re-render. */
const NO_ACTIONS: readonly never[] = [];

/**
 * A list of records paged by a server. Rows are virtual, so that ten thousand cost as much as thirty; it implements the
 * full keyboard model of a data grid, and exposes every row's index to assistive technology. Below 640 px rows become
 * cards of their three main columns.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { getRowId, getRowHref, actions = NO_ACTIONS, hasMore = false, onLoadMore, state = 'ready' } = props;
  const { selecting, columnChoice, exporting } = props;
  const kit = useLabels();
  const labels = {
    loading: kit.common.loading,
    retry: kit.common.retry,
    actions: kit.common.moreActions,
    ...kit.table,
    ...(columnChoice ? { resize: kit.columns.resize } : {}),
    ...props.labels,
  };
  const { isCards, rowHeight, measure, rows, total, sort, onSort, chosen, columns, columnCount, ...others } =
    useDataTable(props, actions);
  const { hasActions, select, at, setPlace, onEndNear, tracksFor, save } = others;
  const grid = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<{ row: Row; trigger: HTMLElement } | null>(null);
  const navigate = useRef<Navigate>(null);
  const openMenu = useCallback((row: Row, trigger: HTMLElement) => setMenu({ row, trigger }), []);
  /** Previews a width without storing it; without one, the stored widths. */
  const draw = (id: string, width: number | null) => {
    const widths = width === null ? chosen.state.widths : { ...chosen.state.widths, [id]: width };
    grid.current?.style.setProperty('--hz-table-columns', tracksFor(widths));
  };
  const isLoading = state === 'loading';
  const showsRows = state !== 'failed' && (rows.length > 0 || isLoading);
  const offersEverything = select.isAllLoaded && select.count < total && select.selection.kind === 'these';

  return (
    <div ref={measure} className={styles.table} {...(props.density ? { 'data-density': props.density } : {})}>
      <DataTableTools
        toolbar={props.toolbar}
        choice={isCards ? undefined : columnChoice}
        columns={chosen.ordered}
        state={chosen.state}
        onChange={chosen.change}
        exportLabel={exporting?.label}
        onExport={save}
      />
      <p className={styles.onlyHeard} role="status">
        {isLoading || state === 'loadingMore'
          ? labels.loading
          : select.isTouched && selecting?.labels.count(select.count, total)}
      </p>
      {!showsRows && <div className={styles.notice}>{state === 'failed' ? props.failed : props.empty}</div>}
      {showsRows && (
        <DataTableGrid
          {...{
            getRowId,
            getRowHref,
            selecting,
            labels,
            rows,
            columns,
            columnCount,
            actions,
            isCards,
            isLoading,
          }}
          {...{ rowHeight, at, select, grid }}
          maxHeight={props.maxHeight}
          rowCount={props.total === undefined && hasMore ? -1 : total + 1}
          tracks={tracksFor(chosen.state.widths)}
          isBusy={isLoading || state === 'loadingMore'}
          onPlace={setPlace}
          menuRow={menu?.row}
          onOpenMenu={openMenu}
          onFollow={(href) => navigate.current?.(href)}
          onEndNear={onEndNear}
          head={
            <DataTableHead
              columns={columns}
              sort={sort}
              onSort={onSort}
              at={at}
              isCards={isCards}
              actions={hasActions ? labels.actions : undefined}
              all={
                selecting && {
                  label: selecting.labels.all,
                  isOn: select.isAllLoaded,
                  isPartly: select.count > 0 && !select.isAllLoaded,
                  onChange: select.isAllLoaded ? select.clear : select.selectLoaded,
                }
              }
              resizeLabel={labels.resize}
              onDraw={draw}
              onResize={chosen.resize}
            />
          }
          end={
            <DataTableEnd
              state={state}
              hasButton={hasMore && props.paging === 'button'}
              onLoadMore={onLoadMore}
              labels={labels}
            />
          }
        />
      )}
      {selecting && select.count > 0 && (
        <DataTableSelectionBar
          selection={select.selection}
          count={selecting.labels.count(select.count, total)}
          actions={selecting.actions ?? NO_ACTIONS}
          labels={{
            ...selecting.labels,
            everything: offersEverything ? selecting.labels.everything(total) : undefined,
          }}
          onEverything={select.selectEverything}
          onClear={select.clear}
        />
      )}
      <DataTableNavigator ref={navigate} />
      {menu && (
        <DataTableRowMenu
          trigger={menu.trigger}
          entries={actionsOn(menu.row, actions)}
          label={labels.rowMenu(menu.row)}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  );
}

function actionsOn<Row>(row: Row, actions: readonly DataTableAction<Row>[]) {
  return actions
    .filter((action) => !action.isHidden?.(row))
    .map(({ onAction, ...entry }) => ({ ...entry, onAction: () => onAction(row) }));
}

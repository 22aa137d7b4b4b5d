import { Columns3, Download } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import type { DataTableColumn, DataTableColumnChoice, DataTableColumnState } from './DataTableTypes.ts';
import * as styles from './DataTable.css.ts';

const DataTableColumnList = lazyPart(
  async () => (await import('./DataTableColumnList.tsx')).DataTableColumnList,
);

interface DataTableToolsProps<Row> {
  /** The caller's content: search, filters, count. */
  toolbar: ReactNode;
  choice: DataTableColumnChoice | undefined;
  columns: readonly DataTableColumn<Row>[];
  state: DataTableColumnState;
  onChange: (state: DataTableColumnState) => void;
  exportLabel: string | undefined;
  onExport: () => Promise<void>;
}

/** The toolbar above the table, with column choice and export at its end. */
export function DataTableTools<Row>(props: DataTableToolsProps<Row>) {
  const { toolbar, choice, columns, state, onChange, exportLabel, onExport } = props;
  const labels = { ...useLabels().columns, ...choice?.labels };
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    void onExport().finally(() => setSaving(false));
  };
  const hasTools = choice !== undefined || exportLabel !== undefined;
  if (!toolbar && !hasTools) return null;
  return (
    <div className={styles.toolbar}>
      {toolbar && <div className={styles.own}>{toolbar}</div>}
      {hasTools && (
        <div className={styles.tools}>
          {exportLabel !== undefined && (
            <Button intent="quiet" icon={Download} isPending={isSaving} onPress={save}>
              {exportLabel}
            </Button>
          )}
          {choice && (
            <IconButton
              ref={trigger}
              icon={Columns3}
              label={labels.open}
              intent="secondary"
              onPress={() => setOpen(true)}
            />
          )}
          {choice && isOpen && (
            <DataTableColumnList
              trigger={trigger}
              columns={columns}
              state={state}
              onChange={onChange}
              onClose={() => setOpen(false)}
              labels={labels}
            />
          )}
        </div>
      )}
    </div>
  );
}

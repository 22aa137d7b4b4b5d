import { X } from 'lucide-react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import type { DataTableBulkAction, DataTableSelection } from './DataTableTypes.ts';
import * as styles from './DataTableSelectionBar.css.ts';

interface DataTableSelectionBarProps {
  selection: DataTableSelection;
  /** The number of selected rows, in words. */
  count: string;
  actions: readonly DataTableBulkAction[];
  labels: { bar: string; clear: string; everything: string | undefined };
  onEverything: () => void;
  onClear: () => void;
}

/** Actions for the selected rows; slides in from below while there are any. */
export function DataTableSelectionBar(props: DataTableSelectionBarProps) {
  const { selection, count, actions, labels, onEverything, onClear } = props;
  return (
    <Toolbar className={styles.bar} aria-label={labels.bar}>
      <span className={styles.count}>{count}</span>
      {labels.everything !== undefined && (
        <Button intent="quiet" size="small" onPress={onEverything}>
          {labels.everything}
        </Button>
      )}
      <div className={styles.acts}>
        {actions.map((action) => (
          <Button
            key={action.id}
            size="small"
            intent={action.isDanger ? 'danger' : 'secondary'}
            onPress={() => action.onAction(selection)}
          >
            <span className={styles.act}>
              {action.icon}
              {action.label}
            </span>
          </Button>
        ))}
        <IconButton icon={X} size="small" label={labels.clear} onPress={onClear} />
      </div>
    </Toolbar>
  );
}

import { Copy, Scissors, X } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { WeekBoardSelection } from './useWeekBoardSelection.ts';
import * as styles from './WeekBoard.css.ts';
import type { WeekBoardLabels } from './weekBoardLabels.ts';

interface WeekBoardSelectionBarProps {
  selection: WeekBoardSelection;
  labels: WeekBoardLabels;
}

/** How many cards are chosen, and what can be done with them: the keys for a pointer or a finger. */
export function WeekBoardSelectionBar({ selection, labels }: WeekBoardSelectionBarProps) {
  if (selection.ids.length === 0) return null;
  return (
    <div className={styles.bar} role="group" aria-label={labels.selection}>
      <Inline gap="xs" align="center">
        <Text weight="medium">{labels.selected(selection.ids.length)}</Text>
        <Button size="small" icon={Copy} onPress={() => selection.copy()}>
          {labels.copy}
        </Button>
        <Button size="small" icon={Scissors} onPress={() => selection.cut()}>
          {labels.cut}
        </Button>
        <IconButton icon={X} label={labels.clearSelection} size="small" onPress={selection.clear} />
      </Inline>
    </div>
  );
}

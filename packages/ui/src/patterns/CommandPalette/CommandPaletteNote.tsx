import { Button } from '../../components/Button/Button.tsx';
import { note } from './CommandPalette.css.ts';
import type { CommandPaletteLabels } from '../../labels/commandPalette.ts';

export interface CommandPaletteNoteProps {
  labels: CommandPaletteLabels;
  query: string;
  state: 'found' | 'loading' | 'empty' | 'failed';
  onRetry: () => void;
}

/** What the list itself cannot say: that nothing was found, or that the search failed. Announced. */
export function CommandPaletteNote({ labels, query, state, onRetry }: CommandPaletteNoteProps) {
  return (
    <div role="status">
      {state === 'loading' && <p className={note}>{labels.loading}</p>}
      {state === 'empty' && <p className={note}>{labels.empty(query)}</p>}
      {state === 'failed' && (
        <div className={note}>
          <p>{labels.failed}</p>
          <Button size="small" onPress={onRetry}>
            {labels.retry}
          </Button>
        </div>
      )}
    </div>
  );
}

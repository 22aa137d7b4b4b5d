import { ArrowDown } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { latest, latestButton } from './ChatThread.css.ts';

/** The jump to the newest message, shown over the end of a thread that is scrolled up. */
export function ChatThreadLatest({ children, onPress }: { children: string; onPress: () => void }) {
  return (
    <div className={latest}>
      <div className={latestButton}>
        <Button icon={ArrowDown} onPress={onPress}>
          {children}
        </Button>
      </div>
    </div>
  );
}

import { ArrowDown } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { latest, latestButton } from './ChatThread.css.ts';

/** Over the end of a thread that is scrolled up: the way to the newest message. */
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

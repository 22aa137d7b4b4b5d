import { RotateCw } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { newer } from './ChatThread.css.ts';

export interface ChatThreadNewerProps {
  /** What happened. */
  children: string;
  retry: string;
  onLoad: (() => void) | undefined;
}

/** Below the newest loaded message when those after it failed to load. */
export function ChatThreadNewer({ children, retry, onLoad }: ChatThreadNewerProps) {
  return (
    <div className={newer}>
      {children}
      <Button size="small" intent="quiet" icon={RotateCw} onPress={() => onLoad?.()}>
        {retry}
      </Button>
    </div>
  );
}

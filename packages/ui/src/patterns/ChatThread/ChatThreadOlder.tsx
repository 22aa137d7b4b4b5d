import { RotateCw } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import type { ChatThreadLabels } from '../../labels/messages.ts';
import { older } from './ChatThread.css.ts';

export interface ChatThreadOlderProps {
  state: 'idle' | 'loading' | 'failed';
  hasOlder: boolean;
  onLoad: (() => void) | undefined;
  labels: Pick<ChatThreadLabels, 'loadingOlder' | 'olderFailed' | 'retryOlder' | 'beginning'>;
}

/** Above the oldest loaded message: whether more are loading, failed to load, or do not exist. */
export function ChatThreadOlder({ state, hasOlder, onLoad, labels }: ChatThreadOlderProps) {
  return (
    <div className={older}>
      {state === 'loading' && (
        <>
          <Spinner size="sm" />
          {labels.loadingOlder}
        </>
      )}
      {state === 'failed' && (
        <>
          {labels.olderFailed}
          <Button size="small" intent="quiet" icon={RotateCw} onPress={() => onLoad?.()}>
            {labels.retryOlder}
          </Button>
        </>
      )}
      {!hasOlder && state === 'idle' && labels.beginning}
    </div>
  );
}

import { type ComponentType, useEffect, useRef } from 'react';
import type { MissingPartNoticeProps, MissingPartLabels } from './partLoading.ts';

interface MissingPartProps {
  notice: ComponentType<MissingPartNoticeProps> | undefined;
  messages: MissingPartLabels | undefined;
  /** Whether the network was available when it was requested. */
  wasOnline: boolean;
  isOnline: boolean | undefined;
  isFloating: boolean;
  /** The failure was noticed: the next time it is requested again. */
  onMissing: () => void;
  onRetry: () => void;
  onClose: (() => void) | undefined;
}

/** Says what is missing and requests it again, automatically once the network is back. */
export function MissingPart({
  notice: Notice,
  messages,
  wasOnline,
  isOnline,
  isFloating,
  onMissing,
  onRetry,
  onClose,
}: MissingPartProps) {
  useEffect(onMissing, [onMissing]);
  const before = useRef<boolean | undefined>(wasOnline);
  useEffect(() => {
    const isBack = isOnline === true && before.current === false;
    before.current = isOnline;
    if (isBack) onRetry();
  }, [isOnline, onRetry]);
  useEffect(() => {
    if (isOnline !== undefined) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [isOnline, onRetry]);
  if (messages === undefined || Notice === undefined) return null;
  return <Notice messages={messages} isFloating={isFloating} onRetry={onRetry} onClose={onClose} />;
}

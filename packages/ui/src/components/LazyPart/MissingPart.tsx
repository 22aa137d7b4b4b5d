import { useEffect, useRef } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { floating } from './LazyPart.css.ts';
import type { MissingPartWords } from './partLoading.ts';

interface MissingPartProps {
  words: MissingPartWords | undefined;
  /** There was a network when it was asked for. */
  wasOnline: boolean;
  isOnline: boolean | undefined;
  isFloating: boolean;
  /** It has been noticed: the next time it is asked for again. */
  onMissing: () => void;
  onRetry: () => void;
  onClose: (() => void) | undefined;
}

/** Says what is missing and asks for it again, by itself once the network is back. */
export function MissingPart({
  words,
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
  if (words === undefined) return null;
  const { title, text, retry, close, action } = words;
  return (
    <div className={isFloating ? floating : undefined}>
      <Banner
        tone="warning"
        role="alert"
        title={title}
        actions={
          <>
            {action && (
              <Button size="small" intent="primary" onPress={action.onPress}>
                {action.label}
              </Button>
            )}
            <Button size="small" onPress={onRetry}>
              {retry}
            </Button>
            {onClose && (
              <Button size="small" intent="quiet" onPress={onClose}>
                {close}
              </Button>
            )}
          </>
        }
      >
        {text}
      </Banner>
    </div>
  );
}

import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import type { MissingPartNoticeProps } from '../LazyPart/partLoading.ts';
import { floating } from './LazyParts.css.ts';

/** What is missing, and what can be done about it. */
export function MissingPartNotice({ messages, isFloating, onRetry, onClose }: MissingPartNoticeProps) {
  const { title, text, retry, close, action } = messages;
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

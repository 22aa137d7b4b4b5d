import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastList as AriaToastList,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { useCallback, useSyncExternalStore } from 'react';
import { X } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { toneDrawings } from '../../primitives/Icon/toneDrawings.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  content,
  drawing,
  list,
  region,
  title as titleClass,
  toast as toastClass,
} from './ToastRegion.css.ts';

export interface ToastMessage {
  tone: keyof typeof toneDrawings;
  title: string;
  description?: string | undefined;
  /** One act, such as undoing what was just done. Closes the message. */
  action?: { label: string; onPress: () => void } | undefined;
}

export type ToastQueue = AriaToastQueue<ToastMessage>;

/**
 * The messages on their way to a ToastRegion. `queue.add(message, { timeout })` returns a key for `queue.close(key)`;
 * `queue.clear()` empties it. Give no timeout below 5,000 ms, and none at all to a message with an action.
 */
export const createToastQueue = (): ToastQueue => new AriaToastQueue<ToastMessage>({ maxVisibleToasts: 4 });

export interface ToastRegionProps {
  queue: ToastQueue;
  /** Names the landmark: "Notices". */
  label: string;
  /** Names the cross of each message. */
  closeLabel: string;
}

/** What went wrong is said at once; good news waits until whoever listens has heard the sentence they are at. */
const isUrgent = (tone: ToastMessage['tone']) => tone === 'critical' || tone === 'warning';

/** Where short messages appear. Mount it once; F6 reaches it, and messages wait while pointed at or focused. */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps) {
  const isEmpty = useSyncExternalStore(
    useCallback((changed: () => void) => queue.subscribe(changed), [queue]),
    () => queue.visibleToasts.length === 0,
  );
  // React Aria makes it a landmark of F6 when it mounts, which has to be once there is an element to go to.
  if (isEmpty) return null;
  return (
    <AriaToastRegion queue={queue} aria-label={label} className={region}>
      <AriaToastList className={list}>
        {({ toast }: { toast: ToastQueue['visibleToasts'][number] }) => {
          const { tone, title, description, action } = toast.content;
          return (
            <AriaToast toast={toast} className={toastClass}>
              <span className={drawing}>
                <Icon icon={toneDrawings[tone]} tone={tone} size="lg" />
              </span>
              <AriaToastContent className={content} role={isUrgent(tone) ? 'alert' : 'status'}>
                <Text slot="title" className={titleClass}>
                  {title}
                </Text>
                {description && (
                  <Text slot="description" elementType="div">
                    {description}
                  </Text>
                )}
              </AriaToastContent>
              {action && (
                <Button
                  size="small"
                  slot={null}
                  onPress={() => {
                    action.onPress();
                    queue.close(toast.key);
                  }}
                >
                  {action.label}
                </Button>
              )}
              <IconButton slot="close" icon={X} label={closeLabel} size="small" hasTooltip={false} />
            </AriaToast>
          );
        }}
      </AriaToastList>
    </AriaToastRegion>
  );
}

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
import { useLabels } from '../../labels/LabelsProvider.ts';
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
  /** One action, such as undo. Closes the message. */
  action?: { label: string; onPress: () => void } | undefined;
}

export type ToastQueue = AriaToastQueue<ToastMessage>;

/**
 * The messages for a ToastRegion. `queue.add(message, { timeout })` returns a key for `queue.close(key)`;
 * `queue.clear()` empties it. Set no timeout below 5,000 ms, and none at all for a message with an action.
 */
export const createToastQueue = (): ToastQueue => new AriaToastQueue<ToastMessage>({ maxVisibleToasts: 4 });

export interface ToastRegionProps {
  queue: ToastQueue;
  /** Names the landmark: "Notices". */
  label: string;
  /** Label of each message's close button. */
  closeLabel?: string | undefined;
}

/** Failures are announced at once; success waits until the screen reader has finished its sentence. */
const isUrgent = (tone: ToastMessage['tone']) => tone === 'critical' || tone === 'warning';

/** Where toasts appear. Mount it once; F6 reaches it, and messages stay while hovered or focused. */
export function ToastRegion({ queue, label, closeLabel }: ToastRegionProps) {
  const { close } = useLabels().common;
  const isEmpty = useSyncExternalStore(
    useCallback((changed: () => void) => queue.subscribe(changed), [queue]),
    () => queue.visibleToasts.length === 0,
  );
  // React Aria registers it as an F6 landmark on mount, so it must have an element to focus by then.
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
              <IconButton slot="close" icon={X} label={closeLabel ?? close} size="small" hasTooltip={false} />
            </AriaToast>
          );
        }}
      </AriaToastList>
    </AriaToastRegion>
  );
}

import { Bell } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { PopoverOrSheet } from '../../components/Popover/PopoverOrSheet.tsx';
import { notificationCentreLabels, type NotificationCentreLabels } from '../../labels/notificationCentre.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { NotificationPanel, type NotificationPanelContent } from './NotificationPanel.tsx';
import { useArrival, type Arrival } from './useArrival.ts';

export type { Notice, NoticeAction } from './NoticeRow.tsx';

export interface NotificationCentreProps extends NotificationPanelContent {
  /** Unread ones altogether, also those that are not loaded. Default: those in `notices`. */
  unreadCount?: number;
  /** Open from the beginning, where a button stood in for it until it had loaded. */
  isInitiallyOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Labels that differ from the kit's. */
  labels?: Partial<NotificationCentreLabels>;
}

const sentenceOf = ({ title, count, isAtLeast }: Arrival, labels: NotificationCentreLabels): string =>
  count === 1 && !isAtLeast ? labels.arrived(title) : labels.arrivedTogether(count, title, isAtLeast);

/**
 * A bell with the number of unread notifications, and the panel that it opens; a sheet on phones. What arrives is
 * announced, wherever focus is: one by its title, several by their number and the newest.
 */
export function NotificationCentre({
  unreadCount,
  isInitiallyOpen = false,
  onOpenChange,
  labels: given,
  ...panel
}: NotificationCentreProps) {
  const labels = usePartLabels(notificationCentreLabels, given);
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const unread = unreadCount ?? panel.notices.filter(({ isRead }) => !isRead).length;
  const arrived = useArrival(panel.notices, {
    isLoading: panel.isLoading ?? false,
    hasMore: panel.more !== undefined,
  });
  const news = arrived === null ? '' : sentenceOf(arrived, labels);
  return (
    <>
      <PopoverOrSheet
        title={labels.title}
        placement="bottom end"
        isInitiallyOpen={isInitiallyOpen}
        trigger={<IconButton icon={Bell} label={labels.open(unread)} count={unread} />}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange?.(next);
        }}
      >
        {(close) => (
          <>
            {/* A modal sheet hides the page, and with it the region outside. */}
            <VisuallyHidden role="status">{news}</VisuallyHidden>
            <NotificationPanel {...panel} labels={labels} close={close} />
          </>
        )}
      </PopoverOrSheet>
      <VisuallyHidden role="status">{isOpen ? '' : news}</VisuallyHidden>
    </>
  );
}

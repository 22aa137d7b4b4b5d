import { Bell } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { PopoverOrSheet } from '../../components/Popover/PopoverOrSheet.tsx';
import { notificationCentreLabels, type NotificationCentreLabels } from '../../labels/notificationCentre.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { NotificationPanel, type NotificationPanelProps } from './NotificationPanel.tsx';
import { useArrival } from './useArrival.ts';

export type { Notice, NoticeAction } from './NoticeRow.tsx';

export interface NotificationCentreProps extends Omit<NotificationPanelProps, 'labels' | 'close'> {
  /** Unread ones altogether, also those that are not loaded. Default: those in `notices`. */
  unreadCount?: number;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Labels that differ from the kit's. */
  labels?: Partial<NotificationCentreLabels>;
}

/**
 * A bell with the number of unread notifications, and the panel that it opens; a sheet on phones. One that arrives is
 * announced, wherever focus is.
 */
export function NotificationCentre({
  unreadCount,
  onOpenChange,
  labels: given,
  ...panel
}: NotificationCentreProps) {
  const labels = usePartLabels(notificationCentreLabels, given);
  const [isOpen, setOpen] = useState(false);
  const unread = unreadCount ?? panel.notices.filter(({ isRead }) => !isRead).length;
  const arrived = useArrival(panel.notices, panel.isLoading ?? false);
  const news = arrived === null ? '' : labels.arrived(arrived);
  return (
    <>
      <PopoverOrSheet
        title={labels.title}
        placement="bottom end"
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

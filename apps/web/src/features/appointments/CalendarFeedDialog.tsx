import { useCalendarFeed, useRemoveCalendarFeed, useRenewCalendarFeed } from '@healzy/api/appointments';
import { useTranslation } from 'react-i18next';
import { CalendarAddressDialog } from '../../app/CalendarAddressDialog.tsx';
import { failedSentence } from '../../app/messages.ts';

/** The secret address from which another calendar reads the user's appointments. */
export function CalendarFeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('appointments');
  return (
    <CalendarAddressDialog
      query={useCalendarFeed()}
      renew={useRenewCalendarFeed()}
      remove={useRemoveCalendarFeed()}
      t={(key) => t(`feed.${key}`)}
      since={(when) => t('feed.since', { when })}
      failedSentence={(which) => failedSentence(`calendarFeed.${which}`)}
      onClose={onClose}
    />
  );
}

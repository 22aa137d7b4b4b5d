import { useMealCalendar, useRemoveMealCalendar, useRenewMealCalendar } from '@healzy/api/menus';
import { useTranslation } from 'react-i18next';
import { CalendarAddressDialog } from '../../../app/CalendarAddressDialog.tsx';
import { failedSentence } from '../../../app/messages.ts';

/** The secret address from which the patient's calendar reads the meals of a plan. */
export function MealCalendarDialog({ planId, onClose }: { planId: string; onClose: () => void }) {
  const { t } = useTranslation('menu-paper');
  return (
    <CalendarAddressDialog
      query={useMealCalendar(planId)}
      renew={useRenewMealCalendar(planId)}
      remove={useRemoveMealCalendar(planId)}
      t={(key) => t(`calendar.${key}`)}
      since={(when) => t('calendar.since', { when })}
      failedSentence={(which) => failedSentence(`mealCalendar.${which}`)}
      onClose={onClose}
    />
  );
}

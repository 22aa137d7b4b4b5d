import {
  hasWorkingHours,
  instantsOfDays,
  localTimeOf,
  sharedWorkingHours,
  type WorkingWeek,
} from '@healzy/domain/appointments';
import { choosesSpecialists, may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { CalendarClock, CalendarPlus, CalendarSync } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  type Appointment,
  type AppointmentsQuery,
  useAppointmentPages,
  useWorkingHours,
} from '@healzy/api/appointments';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useRoles } from '../../state/account.ts';
import { itemsOf } from '../../app/lists/paged.ts';
import { AppointmentCalendar } from './AppointmentCalendar.tsx';
import { type CalendarPlace, calendarPlaceOf, parametersOfCalendar } from './calendar-address.ts';
import { spanOf } from './calendar-span.ts';
import type { NewAppointmentStart } from './appointment-values.ts';
import { useAccountZone } from './useAccountZone.ts';
import { useWhoseOptions } from './useWhoseOptions.ts';

const CreateAppointmentDialog = lazyPart(
  async () => (await import('./CreateAppointmentDialog.tsx')).CreateAppointmentDialog,
);
const AppointmentDialog = lazyPart(async () => (await import('./AppointmentDialog.tsx')).AppointmentDialog);
const WorkingHoursDialog = lazyPart(
  async () => (await import('./WorkingHoursDialog.tsx')).WorkingHoursDialog,
);
const CalendarFeedDialog = lazyPart(
  async () => (await import('./CalendarFeedDialog.tsx')).CalendarFeedDialog,
);

/** `/appointments`: appointments of one specialist or the whole clinic. */
export function AppointmentsScreen() {
  const { t } = useTranslation('appointments');
  const [parameters, setParameters] = useSearchParams();
  const place = calendarPlaceOf(parameters);
  const go = (change: Partial<CalendarPlace>) =>
    setParameters((now) => parametersOfCalendar({ ...calendarPlaceOf(now), ...change }), { replace: true });
  const account = useAccountZone();
  // Nothing is rendered until the clinic's zone is known; any zone will do for the query.
  const zone = account.zone ?? 'UTC';
  const today = localTimeOf(serverNow(), zone).date;
  const date = place.date ?? today;
  const whose = useWhoseOptions(place.whose);
  const [creating, setCreating] = useState<NewAppointmentStart | null>(null);
  const hours = useShownHours(whose.professionalId);
  const saysHours = may('updateWorkingHours', useRoles());
  const [isFeedOpen, setFeedOpen] = useState(false);
  /** Whose working hours are open; empty for the first in the list. */
  const [hoursOf, setHoursOf] = useState<string | null>(null);
  useOpenIntent('appointment', () => setCreating({ date }));
  useOpenIntent('hours', setHoursOf);
  const span = spanOf(place.view, date);
  const found = useCalendarAppointments({
    ...instantsOfDays(span.first, span.last, zone),
    ...(whose.professionalId === null ? {} : { professionalId: whose.professionalId }),
    ...(place.showsCanceled ? {} : { state: 'SCHEDULED' as const }),
  });

  return (
    <>
      <AppScreen
        title={t('title')}
        queries={[account.query, ...(found.pages.isLoadingError ? [found.pages] : [])]}
        primaryAction={
          <Button intent="primary" icon={CalendarPlus} onPress={() => setCreating({ date })}>
            {t('new')}
          </Button>
        }
        moreActions={[
          {
            id: 'hours',
            label: t('hours.open'),
            icon: CalendarClock,
            isHidden: !saysHours,
            onAction: () => setHoursOf(''),
          },
          {
            id: 'feed',
            label: t('feed.open'),
            icon: CalendarSync,
            onAction: () => setFeedOpen(true),
          },
        ]}
      >
        <AppointmentCalendar
          place={place}
          onPlaceChange={go}
          date={date}
          today={today}
          zone={zone}
          whose={whose}
          appointments={found.appointments}
          hours={hours}
          isLoading={found.pages.isPending}
          isComplete={found.isComplete}
          onCreate={setCreating}
        />
      </AppScreen>
      {creating && account.zone !== null && (
        <CreateAppointmentDialog
          start={creating}
          professionalId={whose.professionalId}
          zone={account.zone}
          onClose={() => setCreating(null)}
        />
      )}
      {place.open !== null && account.zone !== null && (
        <AppointmentDialog
          key={place.open}
          id={place.open}
          zone={account.zone}
          onClose={() => go({ open: null })}
        />
      )}
      {hoursOf !== null && account.zone !== null && (
        <WorkingHoursDialog
          {...(hoursOf === '' ? {} : { userId: hoursOf })}
          professionalId={whose.professionalId}
          zone={account.zone}
          onClose={() => setHoursOf(null)}
        />
      )}
      {isFeedOpen && <CalendarFeedDialog onClose={() => setFeedOpen(false)} />}
    </>
  );
}

/** The maximum of one answer: a clinic's month takes few of them. */
const PAGE = 500;

/** All appointments of a range. The pages of a full month load one after the other. */
function useCalendarAppointments(query: AppointmentsQuery) {
  const pages = useAppointmentPages({ ...query, limit: PAGE });
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = pages;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const appointments: Appointment[] = itemsOf(pages);
  return { pages, appointments, isComplete: !hasNextPage && !pages.isPlaceholderData };
}

/**
 * The working hours that a calendar shows: those of one specialist, or of the clinic when anybody works. Null if
 * unknown, or if the calendar shows patients rather than staff.
 */
function useShownHours(professionalId: string | null): WorkingWeek | null {
  const { data } = useWorkingHours();
  const seesClinic = choosesSpecialists(useRoles());
  if (!data) return null;
  if (professionalId === null)
    return seesClinic ? sharedWorkingHours(data.items.map(({ week }) => week)) : null;
  const week = data.items.find((hours) => hours.professionalId === professionalId)?.week;
  return week !== undefined && hasWorkingHours(week) ? week : null;
}

import { itemsOf } from '../../app/lists/paged.ts';
import { type Appointment, type AppointmentsQuery, useAppointmentPages } from '@healzy/api/appointments';
import { useEffect } from 'react';

/** As many as one answer may hold: a month of a clinic comes in few of them. */
const PAGE = 500;

/** All appointments of a span. The pages of a full month follow each other by themselves. */
export function useCalendarAppointments(query: AppointmentsQuery) {
  const pages = useAppointmentPages({ ...query, limit: PAGE });
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = pages;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const appointments: Appointment[] = itemsOf(pages);
  return { pages, appointments, isComplete: !hasNextPage && !pages.isPlaceholderData };
}

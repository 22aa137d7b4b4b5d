import { itemsOf } from '../../app/lists/paged.ts';
import { type Appointment, type AppointmentsQuery, useAppointmentPages } from '@healzy/api/appointments';
import { useEffect } from 'react';

/** The maximum of one answer: a clinic's month takes few of them. */
const PAGE = 500;

/** All appointments of a range. The pages of a full month load one after the other. */
export function useCalendarAppointments(query: AppointmentsQuery) {
  const pages = useAppointmentPages({ ...query, limit: PAGE });
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = pages;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const appointments: Appointment[] = itemsOf(pages);
  return { pages, appointments, isComplete: !hasNextPage && !pages.isPlaceholderData };
}

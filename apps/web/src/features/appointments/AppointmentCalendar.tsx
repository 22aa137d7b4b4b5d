import type { Appointment } from '@healzy/api/appointments';
import { APPOINTMENT_KINDS, weekdayOf, type WorkingWeek } from '@healzy/domain/appointments';
import { Checkbox } from '@healzy/ui/components/Checkbox';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Select } from '@healzy/ui/components/Select';
import { type CalendarEvent, CalendarView } from '@healzy/ui/patterns/CalendarView';
import { Box, Inline, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { CalendarX } from 'lucide-react';
import { fullName } from '../../app/full-name.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import type { NewAppointmentStart } from './appointment-values.ts';
import { CALENDAR_VIEWS, type CalendarPlace } from './calendar-address.ts';
import { ATTENDANCE_ICONS } from './attendance-icons.ts';
import { KIND_LOOKS } from './kind-looks.ts';
import { stateWord } from './state-word.ts';
import { useMinute } from './useMinute.ts';
import { useMoveAppointment } from './useMoveAppointment.tsx';
import type { useWhoseOptions } from './useWhoseOptions.ts';
import { placeOfZone } from './zone-names.ts';

export interface AppointmentCalendarProps {
  place: CalendarPlace;
  onPlaceChange: (change: Partial<CalendarPlace>) => void;
  date: string;
  today: string;
  zone: string;
  whose: ReturnType<typeof useWhoseOptions>;
  appointments: readonly Appointment[];
  /** The working hours of the shown specialists; null if unknown. */
  hours: WorkingWeek | null;
  /** Nothing has loaded yet. */
  isLoading: boolean;
  /** All appointments of the range have loaded. */
  isComplete: boolean;
  onCreate: (start: NewAppointmentStart) => void;
}

/** The calendar with its filters: whose it is, its range, and whether cancelled appointments are shown. */
export function AppointmentCalendar({
  place,
  onPlaceChange,
  date,
  today,
  zone,
  whose,
  appointments,
  hours,
  isLoading,
  isComplete,
  onCreate,
}: AppointmentCalendarProps) {
  const { t } = useTranslation('appointments');
  const eventsOf = useAppointmentEvents();
  const now = useMinute();
  const moves = useMoveAppointment(zone);
  const ownZone = useOwnZone() ?? zone;
  return (
    <Stack gap="md">
      <Inline gap="md" align="end">
        {whose.options.length > 1 && (
          <Box minWidth="zero">
            <Select
              label={t('whose')}
              placeholder={t('whose')}
              options={whose.options}
              value={whose.value}
              onChange={(id) => onPlaceChange({ whose: whose.whoseOf(id) })}
            />
          </Box>
        )}
        <Box paddingBottom="xs">
          <Checkbox
            isSelected={place.showsCanceled}
            onChange={(showsCanceled) => onPlaceChange({ showsCanceled })}
          >
            {t('canceledShown')}
          </Checkbox>
        </Box>
        {ownZone !== zone && (
          <Box paddingBottom="xs">
            <Text tone="muted">{t('zone', { place: placeOfZone(zone) })}</Text>
          </Box>
        )}
      </Inline>
      <CalendarView
        label={t('calendar')}
        view={place.view}
        date={date}
        onDateChange={(day) => onPlaceChange({ date: day })}
        today={today}
        now={now}
        timeZone={zone}
        events={eventsOf(moves.shown(appointments), whose.professionalId === null)}
        onEventPress={(id) => onPlaceChange({ open: id })}
        onDayPress={(day) => onCreate({ date: day })}
        onTimePress={(day, time, minutes) =>
          onCreate({ date: day, time, ...(minutes === undefined ? {} : { minutes }) })
        }
        onEventMove={(id, to) => {
          const moved = appointments.find((one) => one.id === id);
          if (moved) moves.move(moved, to);
        }}
        countText={(count) => t('count', { count })}
        emptyText={isComplete ? t('empty') : t('loading')}
        openHours={hours ? (day) => hours[weekdayOf(day)] : undefined}
        closedText={t('hours.outside')}
        openText={(open) =>
          t('hours.spoken', { hours: open.map(({ from, to }) => t('hours.span', { from, to })).join(', ') })
        }
        categories={APPOINTMENT_KINDS.map((kind) => ({ ...KIND_LOOKS[kind], label: t(`kind.${kind}`) }))}
        loadingText={isLoading ? t('loading') : undefined}
        firstHour={8}
        hourCycle={24}
        actions={
          <SegmentedControl
            label={t('view')}
            options={CALENDAR_VIEWS.map((view) => ({ id: view, label: t(`views.${view}`) }))}
            value={place.view}
            onChange={(view) => onPlaceChange({ view })}
          />
        }
      />
      {moves.question}
    </Stack>
  );
}

/** Appointments as calendar events, with the hue and icon of their kind; cancelled ones are struck through. */
function useAppointmentEvents(): (
  appointments: readonly Appointment[],
  namesSpecialists: boolean,
) => CalendarEvent[] {
  const { t } = useTranslation('appointments');
  return (appointments, namesSpecialists) =>
    appointments.map(
      ({
        id,
        startsAt,
        endsAt,
        state,
        kind,
        mode,
        patient,
        specialist,
        place,
        answer,
        attendance,
        canEdit,
      }) => {
        const isCanceled = state === 'CANCELED';
        const isMissed = !isCanceled && attendance === 'MISSED';
        const isDeclined = !isCanceled && attendance === null && answer === 'DECLINED';
        const said = [
          stateWord({ state, answer, attendance }, t),
          t(`kind.${kind}`),
          t(`mode.${mode}`),
          place,
          namesSpecialists ? t('withSpecialist', { specialist: fullName(specialist) }) : null,
        ];
        return {
          id,
          title: fullName(patient),
          start: startsAt,
          end: endsAt,
          icon: isMissed
            ? ATTENDANCE_ICONS.MISSED
            : isCanceled || isDeclined
              ? CalendarX
              : KIND_LOOKS[kind].icon,
          ...(isDeclined ? { tone: 'warning' as const } : { hue: KIND_LOOKS[kind].hue }),
          isVoid: isCanceled || isMissed,
          // Whoever came or did not has been there at that time: the form still corrects it.
          isMovable: canEdit && !isCanceled && attendance === null,
          meta: said.filter((part) => part !== null).join(' · '),
        };
      },
    );
}

import type { PatientSupplement } from '@healzy/api/supplements';
import { daysOfLocalDate, localDateOfDays } from '@healzy/domain/shared';
import { isTakenOn, runsOn, weekdayOf, WEEKDAYS } from '@healzy/domain/supplements';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { IconButton } from '@healzy/ui/components/IconButton';
import { Box, Grid, Inline, Stack, Text } from '@healzy/ui/primitives';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useSupplementLabels } from './useSupplementLabels.ts';

export interface WeekScheduleProps {
  taken: readonly PatientSupplement[];
  /** The patient's day. */
  today: string;
}

const dayNumber = (day: string): number => daysOfLocalDate(day) ?? 0;

/** What is to be taken on each day of a week. */
export function WeekSchedule({ taken, today }: WeekScheduleProps) {
  const { t } = useTranslation('supplements');
  const formats = useFormats();
  const thisMonday = dayNumber(today) - weekdayOf(today) + 1;
  const [monday, setMonday] = useState(thisMonday);
  const days = WEEKDAYS.map((day) => localDateOfDays(monday + day - 1));
  const asNeeded = taken.filter(
    (one) => one.frequency === 'AS_NEEDED' && days.some((day) => runsOn(one, day)),
  );
  const first = localDateOfDays(monday);
  const last = localDateOfDays(monday + 6);
  return (
    <Card
      title={t('week.title')}
      description={formats.span(first, last)}
      actions={
        <Inline gap="xs" align="center">
          <IconButton icon={ChevronLeft} label={t('week.previous')} onPress={() => setMonday(monday - 7)} />
          {monday !== thisMonday && (
            <Button onPress={() => setMonday(thisMonday)}>{t('week.current')}</Button>
          )}
          <IconButton icon={ChevronRight} label={t('week.next')} onPress={() => setMonday(monday + 7)} />
        </Inline>
      }
    >
      <Grid as="ul" minItem="xs" gap="md" align="start">
        {days.map((day) => (
          <DayOfWeek
            key={day}
            name={day === today ? t('week.today', { day: formats.shortDay(day) }) : formats.shortDay(day)}
            isToday={day === today}
            taken={taken.filter((one) => isTakenOn(one, day))}
          />
        ))}
        {asNeeded.length > 0 && <DayOfWeek name={t('frequency.AS_NEEDED')} taken={asNeeded} />}
      </Grid>
    </Card>
  );
}

interface DayOfWeekProps {
  name: string;
  isToday?: boolean;
  taken: readonly PatientSupplement[];
}

function DayOfWeek({ name, isToday = false, taken }: DayOfWeekProps) {
  const { t } = useTranslation('supplements');
  const labels = useSupplementLabels();
  return (
    <Box as="li" display="flex" flexDirection="column" gap="xs" minWidth="zero">
      <Text size="sm" weight={isToday ? 'semibold' : 'medium'} tone={isToday ? 'primary' : 'muted'}>
        {name}
      </Text>
      {taken.length === 0 ? (
        <Text tone="muted">{t('week.nothing')}</Text>
      ) : (
        <Stack as="ul" gap="xs">
          {taken.map((one) => (
            <Stack as="li" key={one.id} gap="none">
              <Text>{labels.name(one.supplement)}</Text>
              <Text size="sm" tone="muted" isNumeric>
                {labels.takes(one)}
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
    </Box>
  );
}

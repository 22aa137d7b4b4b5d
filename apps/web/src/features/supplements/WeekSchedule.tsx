import type { PatientSupplement } from '@healzy/api/supplements';
import { daysOfLocalDate, localDateOfDays } from '@healzy/domain/shared';
import { isTakenOn, runsOn, weekdayOf, WEEKDAYS } from '@healzy/domain/supplements';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { IconButton } from '@healzy/ui/components/IconButton';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
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
      description={t('week.span', { from: formats.day(first), to: formats.day(last) })}
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
      <DescriptionList
        items={[
          ...days.map((day) => ({
            term: day === today ? t('week.today', { day: formats.shortDay(day) }) : formats.shortDay(day),
            detail: <TakenList taken={taken.filter((one) => isTakenOn(one, day))} />,
          })),
          ...(asNeeded.length === 0
            ? []
            : [{ term: t('frequency.AS_NEEDED'), detail: <TakenList taken={asNeeded} /> }]),
        ]}
      />
    </Card>
  );
}

function TakenList({ taken }: { taken: readonly PatientSupplement[] }) {
  const { t } = useTranslation('supplements');
  const labels = useSupplementLabels();
  if (taken.length === 0) return <Text tone="muted">{t('week.nothing')}</Text>;
  return (
    <Stack gap="xxs">
      {taken.map((one) => (
        <Text key={one.id}>
          {labels.name(one.supplement)}: {labels.takes(one)}
        </Text>
      ))}
    </Stack>
  );
}

import { useActiveSupplements } from '@healzy/api/supplements';
import { todayIn } from '@healzy/domain/shared';
import { Stack } from '@healzy/ui/primitives';
import { useState } from 'react';
import { IngredientTotals } from './IngredientTotals.tsx';
import { WeekSchedule } from './WeekSchedule.tsx';

/** The week of what a patient takes, and its totals today. Nothing while nothing is active. */
export function Intake({ patientId, zone }: { patientId: string; zone: string }) {
  const [today] = useState(() => todayIn(zone, new Date()));
  const { data } = useActiveSupplements(patientId);
  if (!data || data.items.length === 0) return null;
  return (
    <Stack gap="lg">
      <WeekSchedule taken={data.items} today={today} />
      <IngredientTotals taken={data.items} today={today} />
    </Stack>
  );
}

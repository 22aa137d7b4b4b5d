import { useActiveSupplements } from '@healzy/api/supplements';
import { Stack } from '@healzy/ui/primitives';
import { IngredientTotals } from './IngredientTotals.tsx';
import { toTaken, useIntakeContext } from './intake.ts';
import { RecordChecks } from './RecordChecks.tsx';
import { WeekSchedule } from './WeekSchedule.tsx';

/** The week of what a patient takes, its totals and what the record says about it; nothing while nothing is taken. */
export function Intake({ patientId }: { patientId: string }) {
  const { data } = useActiveSupplements(patientId);
  const context = useIntakeContext(patientId);
  if (!data || !context) return null;
  const taken = data.items.filter(({ status }) => status !== 'ENDED');
  if (taken.length === 0) return null;
  return (
    <Stack gap="lg">
      <WeekSchedule taken={taken} today={context.today} />
      <IngredientTotals taken={taken} context={context} />
      <RecordChecks taken={taken.map(toTaken)} context={context} />
    </Stack>
  );
}

import type { TimeBrushLabels } from '../../labels/timeCharts.ts';
import type { TimeSpan } from '../cartesian/zoneClock.ts';
import { TimeBrush } from '../TimeBrush/TimeBrush.tsx';
import { AxisOverview } from './AxisOverview.tsx';
import type { AxisPlan } from './axisPlan.ts';

interface AxisBrushProps {
  label: string;
  plan: AxisPlan;
  /** Of the charts in px. */
  width: number;
  value: TimeSpan | null;
  onChange: (span: TimeSpan | null) => void;
  timeZone: string;
  hasZone: boolean;
  stepSeconds: number;
  labels: Partial<TimeBrushLabels> | undefined;
}

/** Selects a time of the charts above it, over all of the first measure. */
export function AxisBrush({ plan, width, labels, ...brush }: AxisBrushProps) {
  return (
    <TimeBrush
      {...brush}
      extent={plan.extent}
      insets={{ left: plan.left, right: plan.right }}
      {...(labels ? { labels } : {})}
    >
      <AxisOverview plan={plan} width={width} />
    </TimeBrush>
  );
}

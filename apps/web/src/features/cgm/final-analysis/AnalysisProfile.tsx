import type { CgmAnalysisFigures } from '@healzy/api/cgm/analysis';
import type { RangeProfile } from '@healzy/domain/cgm';
import { AgpChart } from '@healzy/ui/charts/AgpChart';
import { useMemo } from 'react';
import { agpColumns, useAgpChart } from '../useAgpChart.ts';

/** All days of the test, overlaid. */
export function AnalysisProfile({ agp, profile }: { agp: CgmAnalysisFigures['agp']; profile: RangeProfile }) {
  const columns = useMemo(() => agpColumns(agp), [agp]);
  return <AgpChart {...useAgpChart(profile, agp.days)} profile={columns} />;
}

import { useRef } from 'react';
import { usePartLabels } from '../../labels/partLabels.ts';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import { AgpChartLegend } from './AgpChartLegend.tsx';
import { AgpChartPlot } from './AgpChartPlot.tsx';
import { agpChartLabels } from './agpChartLabels.ts';
import { comparedMedian } from './comparedMedian.ts';
import { PERCENTILES, type AgpChartProps } from './AgpChartProps.ts';

export type {
  AgpChartLabels,
  AgpChartProps,
  AgpComparison,
  AgpProfile,
  AgpRisk,
  DaySpan,
  HourRisk,
} from './AgpChartProps.ts';

/** What surrounds the chart on a phone's screen that it has for itself, in px. */
const AROUND = 300;

/** All days overlaid: the median, the middle 50 % and the middle 90 % of the readings at each time of day. */
export function AgpChart({ height = 320, ...props }: AgpChartProps) {
  const {
    profile,
    formatMinute,
    formatReading,
    labels: own,
    title,
    summary,
    frameLabels,
    fileName,
    onExport,
    headingLevel,
    opensByTap,
    comparison = null,
    risk = null,
  } = props;
  const labels = usePartLabels(agpChartLabels, own);
  const svg = useRef<SVGSVGElement>(null);
  const otherText = (median: number | null) => (median === null ? labels.missing : formatReading(median));
  return (
    <ChartFrame
      title={title}
      summary={summary}
      frameLabels={frameLabels}
      {...(fileName === undefined ? {} : { fileName })}
      onExport={onExport}
      {...(headingLevel === undefined ? {} : { headingLevel })}
      {...(opensByTap === undefined ? {} : { opensByTap })}
      table={() => ({
        columns: [
          { header: labels.timeHeader },
          ...PERCENTILES.map((name) => ({ header: labels.percentiles[name], align: 'end' as const })),
          ...(comparison ? [{ header: comparison.name, align: 'end' as const }] : []),
          ...(risk ? [{ header: risk.header }] : []),
        ],
        rowCount: profile.minuteOfDay.length,
        row: (index) => [
          formatMinute(profile.minuteOfDay[index] ?? 0),
          ...PERCENTILES.map((name) => {
            const value = profile[name][index] ?? Number.NaN;
            return Number.isFinite(value) ? formatReading(value) : labels.missing;
          }),
          ...(comparison
            ? [otherText(comparedMedian(comparison, profile.minuteOfDay[index])?.median ?? null)]
            : []),
          ...(risk ? [risk.describe(Math.floor((profile.minuteOfDay[index] ?? 0) / 60))] : []),
        ],
      })}
      picture={() => svg.current}
      legend={<AgpChartLegend labels={labels} compared={comparison?.name} />}
    >
      {(isFull) => (
        <AgpChartPlot
          {...props}
          labels={labels}
          ref={svg}
          height={isFull ? Math.max(height, window.innerHeight - AROUND) : height}
        />
      )}
    </ChartFrame>
  );
}

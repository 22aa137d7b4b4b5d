import { useRef } from 'react';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import { svgPicture } from '../painting/paintSvg.ts';
import { AgpChartLegend } from './AgpChartLegend.tsx';
import { AgpChartPlot } from './AgpChartPlot.tsx';
import { PERCENTILES, type AgpChartProps } from './AgpChartProps.ts';

export type { AgpChartLabels, AgpChartProps, AgpProfile } from './AgpChartProps.ts';

/** All days overlaid: the median, the middle 50 % and the middle 90 % of the readings at each time of day. */
export function AgpChart({ height = 320, ...props }: AgpChartProps) {
  const {
    profile,
    formatMinute,
    formatReading,
    labels,
    title,
    summary,
    frameLabels,
    fileName,
    onExport,
    headingLevel,
  } = props;
  const svg = useRef<SVGSVGElement>(null);
  return (
    <ChartFrame
      title={title}
      summary={summary}
      frameLabels={frameLabels}
      {...(fileName === undefined ? {} : { fileName })}
      onExport={onExport}
      {...(headingLevel === undefined ? {} : { headingLevel })}
      table={() => ({
        columns: [
          { header: labels.timeHeader },
          ...PERCENTILES.map((name) => ({ header: labels.percentiles[name], align: 'end' as const })),
        ],
        rowCount: profile.minuteOfDay.length,
        row: (index) => [
          formatMinute(profile.minuteOfDay[index] ?? 0),
          ...PERCENTILES.map((name) => {
            const value = profile[name][index] ?? Number.NaN;
            return Number.isFinite(value) ? formatReading(value) : labels.missing;
          }),
        ],
      })}
      picture={() => svgPicture(svg.current)}
      legend={<AgpChartLegend labels={labels} />}
    >
      <AgpChartPlot {...props} ref={svg} height={height} />
    </ChartFrame>
  );
}

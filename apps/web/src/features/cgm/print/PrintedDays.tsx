import type { CgmEvent } from '@healzy/api/cgm/events';
import type { CgmSensor } from '@healzy/api/cgm/sensors';
import {
  type CgmSeries,
  localMidnight,
  type RangeProfile,
  type RatedDay,
  type SensorMark,
  worstFirst,
} from '@healzy/domain/cgm';
import { SharedAxisCharts } from '@healzy/ui/charts/SharedAxisCharts';
import { PrintBlock } from '@healzy/ui/patterns/PrintLayout';
import { Heading, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import type { CanvasFilter } from '../canvas/canvas-state.ts';
import { useDayMarks } from '../canvas/useDayMarks.tsx';
import { useDayRow } from '../canvas/useDayRow.ts';
import { useInsets } from '../canvas/useInsets.ts';
import { useGlucoseLabels } from '../useGlucoseLabels.ts';

const DAY = 86_400;
/** As many as fit on a sheet with their heading: a chart is never divided between two. */
const DAYS_ON_PAGE = 5;
const MOST_DAYS = 15;

export interface PrintedDaysProps {
  filter: Required<CanvasFilter>;
  series: CgmSeries;
  profile: RangeProfile;
  days: readonly RatedDay[];
  events: readonly CgmEvent[];
  sensors: readonly SensorMark<CgmSensor>[];
}

/** The chosen days, or those with most risk, each with its events by name. */
export function PrintedDays({ filter, series, profile, days, events, sensors }: PrintedDaysProps) {
  const { t } = useTranslation(['cgm', 'cgm-canvas']);
  const formats = useFormats();
  const labels = useGlucoseLabels(profile);
  const insets = useInsets(true);
  const marksOf = useDayMarks(events, sensors, series.zone);
  const rowOf = useDayRow(series, profile);
  const { days: chosen, hours } = filter;
  const wanted = worstFirst(days).filter(({ date }) => chosen === null || chosen.includes(date));
  const shown = wanted.slice(0, MOST_DAYS);
  const pages = Array.from({ length: Math.ceil(shown.length / DAYS_ON_PAGE) }, (_, page) =>
    shown.slice(page * DAYS_ON_PAGE, (page + 1) * DAYS_ON_PAGE),
  );
  const counts = { shown: formats.number(shown.length), all: formats.number(wanted.length) };
  const title =
    chosen === null ? t('cgm-canvas:days.worst') : t('cgm-canvas:days.chosen', { count: wanted.length });
  return (
    <>
      {pages.map((page, order) => {
        const from = localMidnight(page[0]?.date ?? '');
        const marked = page.map((day) => ({ day, marks: marksOf(day) }));
        const named = marked.flatMap(({ day, marks }) =>
          marks.flatMap((each) =>
            each.marks.map(({ id, label }) => ({ id, text: `${formats.shortDay(day.date)}: ${label}` })),
          ),
        );
        return (
          <PrintBlock key={page[0]?.date} startsPage>
            <Stack gap="sm">
              <SharedAxisCharts
                title={title}
                headingLevel={2}
                summary={
                  order > 0
                    ? t('cgm-canvas:print.more')
                    : t('cgm-canvas:days.worstSummary', { count: wanted.length, ...counts })
                }
                rows={marked.map(({ day, marks }) => rowOf(day, marks, page.length === 1))}
                extent={{ from, to: from + DAY }}
                timeZone="UTC"
                span={null}
                highlight={hours && { from: from + hours.from * 3600, to: from + hours.to * 3600 }}
                insets={insets}
                hasBrush={false}
                rangeLabels={labels.ranges}
                rangeLegendLabel={t('heatMap.legend')}
              />
              {named.length > 0 && (
                <Stack as="section" gap="xs">
                  <Heading level={3} size="sm">
                    {t('cgm-canvas:print.events')}
                  </Heading>
                  <Stack as="ul" gap="none">
                    {named.map(({ id, text }) => (
                      <Text as="li" key={id} size="sm">
                        {text}
                      </Text>
                    ))}
                  </Stack>
                </Stack>
              )}
            </Stack>
          </PrintBlock>
        );
      })}
      {shown.length < wanted.length && <Text as="p">{t('cgm-canvas:print.notAll', counts)}</Text>}
    </>
  );
}

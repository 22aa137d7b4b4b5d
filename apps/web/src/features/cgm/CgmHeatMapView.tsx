import { type CgmHeatMap, useCgmHeatMap } from '@healzy/api/cgm';
import { Card } from '@healzy/ui/components/Card';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { HeatGrid } from '@healzy/ui/charts/HeatGrid';
import { Stack, Text } from '@healzy/ui/primitives';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormats } from '../../app/formats.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { useChartFrame } from '../../app/chart-exports.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { type Period, periodOf } from './period.ts';
import { RANGE_OF_LEVEL, useGlucoseLabels } from './useGlucoseLabels.ts';

export interface CgmHeatMapViewProps {
  medicalTestId: string;
  whole: Period;
  onDayChosen: (day: string) => void;
}

/** Days down, clock hours across; selecting an hour opens its day. */
export function CgmHeatMapView({ medicalTestId, whole, onDayChosen }: CgmHeatMapViewProps) {
  const { t } = useTranslation('cgm');
  const [parameters] = useSearchParams();
  const { period } = periodOf(parameters, whole);
  const query = useCgmHeatMap(medicalTestId, { ...period });
  return (
    <Stack gap="lg">
      <PeriodBar whole={whole} />
      <Loaded queries={[query]}>
        {query.data && query.data.rows.length > 0 ? (
          <Card>
            <CgmHeatGrid map={query.data} onDayChosen={onDayChosen} />
            <Text as="p" size="sm" tone="muted">
              {t('heatMap.note')}
            </Text>
          </Card>
        ) : (
          <EmptyState
            pictogram="readings"
            title={t('periodEmpty.title')}
            description={t('periodEmpty.text')}
          />
        )}
      </Loaded>
    </Stack>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function CgmHeatGrid({ map, onDayChosen }: { map: CgmHeatMap; onDayChosen: (day: string) => void }) {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  const messages = useGlucoseLabels(map.rangeProfile);
  const { rows } = map;
  const cells = useMemo(
    () => rows.map((row) => row.cells.map(({ level }) => ({ level: level && RANGE_OF_LEVEL[level] }))),
    [rows],
  );
  const heads = useMemo(
    () => rows.map((row) => ({ id: row.date, header: formats.day(row.date) })),
    [rows, formats],
  );
  const hours = useMemo(
    () => HOURS.map((hour) => ({ id: String(hour), header: String(hour).padStart(2, '0') })),
    [],
  );
  const describe = useCallback(
    (rowIndex: number, hour: number) => {
      const row = rows[rowIndex];
      const cell = row?.cells[hour];
      if (row === undefined || cell === undefined) return '';
      const place = { day: formats.longDay(row.date), hour: t('heatMap.hour', { hour }) };
      if (cell.expected === 0) return t('heatMap.cellSkipped', place);
      if (cell.level === null || cell.mean === null) {
        const expected = formats.number(Math.round(cell.expected));
        return t('heatMap.cellMissing', { ...place, count: cell.count, expected });
      }
      const level = t(`level.${cell.level}`).toLocaleLowerCase(formats.locale);
      return t('heatMap.cell', { ...place, value: messages.reading(cell.mean), level });
    },
    [rows, formats, messages, t],
  );
  return (
    <HeatGrid
      title={t('heatMap.title')}
      headingLevel={2}
      summary={t('heatMap.summary')}
      {...useChartFrame('GLUCOSE_HEAT_MAP')}
      rows={heads}
      columns={hours}
      cells={cells}
      describeCell={describe}
      formatCell={(row, hour) => {
        const mean = rows[row]?.cells[hour]?.mean ?? null;
        return mean === null ? formats.number(null) : messages.value(mean);
      }}
      cornerHeader={t('heatMap.day')}
      rangeLabels={messages.ranges}
      missingLabels={t('heatMap.missing')}
      legendLabel={t('heatMap.legend')}
      hint={t('heatMap.hint')}
      onChoose={(row) => {
        const day = rows[row]?.date;
        if (day !== undefined) onDayChosen(day);
      }}
    />
  );
}

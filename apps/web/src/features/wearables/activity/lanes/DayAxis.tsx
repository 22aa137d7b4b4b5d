import { useWearableDay } from '@healzy/api/wearables';
import type { LocalDate } from '@healzy/domain/shared';
import { SharedAxisCharts } from '@healzy/ui/charts/SharedAxisCharts';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useChartFrame } from '../../../../app/chart-exports.tsx';
import { Loaded } from '../../../../app/Loaded.tsx';
import { laneHref } from './lane-href.ts';
import { localStart } from './local-clock.ts';
import { useLaneRows } from './useLaneRows.tsx';

const DAY = 86_400;

/** One day hour by hour. */
export function DayAxis({ patientId, date }: { patientId: string; date: LocalDate }) {
  const { t } = useTranslation('wearables-activity');
  const navigate = useNavigate();
  const frame = useChartFrame('ACTIVITY');
  const lanes = useWearableDay(patientId, { from: date, to: date });
  const rowsOf = useLaneRows();
  const rows = useMemo(
    () => (lanes.data === undefined ? [] : rowsOf(lanes.data, date, lanes.data.zone)),
    [lanes.data, rowsOf, date],
  );
  const from = localStart(date);
  const extent = useMemo(() => ({ from, to: from + DAY }), [from]);
  return (
    <Card {...(rows.length === 0 ? { title: t('lanes.title') } : {})}>
      <Loaded queries={[lanes]}>
        {rows.length === 0 ? (
          <InlineMessage>{t('lanes.nothing')}</InlineMessage>
        ) : (
          <SharedAxisCharts
            {...frame}
            title={t('lanes.title')}
            headingLevel={2}
            summary={t('lanes.summary')}
            rows={rows}
            extent={extent}
            // The rows are on the wearer's clock: its zone is not UTC.
            timeZone="UTC"
            hasZone={false}
            stepSeconds={900}
            onChooseMark={(markId) => {
              const href = laneHref(patientId, markId);
              if (href !== null) void navigate(href);
            }}
          />
        )}
      </Loaded>
    </Card>
  );
}

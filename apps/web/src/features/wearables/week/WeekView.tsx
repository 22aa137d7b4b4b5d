import {
  useWearableActivity,
  useWearableNutrition,
  useWearableSleep,
  type Wearables,
} from '@healzy/api/wearables';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { todayIn } from '@healzy/domain/shared';
import { Card } from '@healzy/ui/components/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormats } from '../../../app/formats.ts';
import { Loaded } from '../../../app/Loaded.tsx';
import { pathTo } from '../../../app/paths.ts';
import { FOLLOW_UP_PAGES } from '../follow-up-pages.ts';
import { shiftDay } from '../period/period.ts';
import { WeekFigures } from './WeekFigures.tsx';
import { lastWeek, weekOf, type WeekPage } from './week.ts';

export interface WeekViewProps {
  patientId: string;
  wearables: Pick<Wearables, 'zone' | 'sources'>;
}

/** The last week with data, beside the one before. */
export function WeekView({ patientId, wearables: { zone, sources } }: WeekViewProps) {
  const { t } = useTranslation('wearables');
  const formats = useFormats();
  const navigate = useNavigate();
  const [today] = useState(() => todayIn(zone, serverNow()));
  const lastOn =
    sources
      .map(({ lastOn: last }) => last)
      .sort()
      .at(-1) ?? null;
  const week = lastWeek(today, lastOn);
  const activity = useWearableActivity(patientId, week);
  const sleep = useWearableSleep(patientId, week);
  const nutrition = useWearableNutrition(patientId, week);
  const { figures, missing } = weekOf([activity, sleep, nutrition].flatMap(({ data }) => data ?? []));
  const halfLogged = (nutrition.data?.days ?? []).filter(
    ({ logged, gap }) => logged !== null && gap !== null && gap !== 'UNFINISHED',
  ).length;
  const open = (page: WeekPage) => {
    const route = FOLLOW_UP_PAGES.find(({ name }) => name === page)?.route;
    if (route !== undefined) void navigate(pathTo(route, { patientId }));
  };
  return (
    <Card
      title={
        week.to < shiftDay(today, -1)
          ? t('week.titleUntil', { day: formats.shortDay(week.to) })
          : t('week.title')
      }
      description={t('week.span', { span: formats.span(week.from, week.to) })}
    >
      <Loaded queries={[activity, sleep, nutrition]}>
        <WeekFigures
          figures={figures}
          missing={missing}
          adherence={nutrition.data?.adherence ?? null}
          halfLogged={halfLogged}
          onOpen={open}
        />
      </Loaded>
    </Card>
  );
}

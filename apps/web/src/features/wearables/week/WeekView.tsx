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
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFormats } from '../../../app/formats.ts';
import { Loaded } from '../../../app/Loaded.tsx';
import { pathTo } from '../../../app/paths.ts';
import { FOLLOW_UP_PAGES } from '../follow-up-pages.ts';
import { periodParameters, shiftDay, shownPeriod, usualDay } from '../period/period.ts';
import { WeekFigures } from './WeekFigures.tsx';
import { WEEK_DAYS, weekOf, type WeekPage } from './week.ts';

export interface WeekViewProps {
  patientId: string;
  wearables: Pick<Wearables, 'zone' | 'lastOn'>;
}

/** The week up to the day that its address names, or else the last one with data, beside the one before. */
export function WeekView({ patientId, wearables: { zone, lastOn } }: WeekViewProps) {
  const { t } = useTranslation('wearables');
  const formats = useFormats();
  const navigate = useNavigate();
  const [today] = useState(() => todayIn(zone, serverNow()));
  const [parameters] = useSearchParams();
  const { to } = shownPeriod(parameters, today, lastOn);
  const week = { from: shiftDay(to, 1 - WEEK_DAYS), to };
  const activity = useWearableActivity(patientId, week);
  const sleep = useWearableSleep(patientId, week);
  const nutrition = useWearableNutrition(patientId, week);
  const { figures, missing } = weekOf([activity, sleep, nutrition].flatMap(({ data }) => data ?? []));
  const halfLogged = (nutrition.data?.days ?? []).filter(
    ({ logged, gap }) => logged !== null && gap !== null && gap !== 'UNFINISHED',
  ).length;
  const open = (page: WeekPage) => {
    const route = FOLLOW_UP_PAGES.find(({ name }) => name === page)?.route;
    if (route !== undefined) void navigate(pathTo(route, { patientId }) + periodParameters(parameters));
  };
  return (
    <Card
      title={
        to === shiftDay(today, -1)
          ? t('week.title')
          : t(to === usualDay(today, lastOn) ? 'week.titleUntil' : 'week.titleTo', {
              day: formats.shortDay(to),
            })
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

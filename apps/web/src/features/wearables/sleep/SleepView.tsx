import type { WearableNights } from '@healzy/api/wearables';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Card } from '@healzy/ui/components/Card';
import { Columns, Link, Stack } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { NightDetail } from './NightDetail.tsx';
import { NightList } from './NightList.tsx';
import { Nights, StageBars } from './NightCharts.tsx';
import { SleepAnswer } from './SleepAnswer.tsx';
import { SleepFigures } from './SleepFigures.tsx';

export interface SleepViewProps {
  data: WearableNights;
  /** The address of the page with one night. */
  hrefOf: (date: string) => string;
  /** The last day with data of any kind, where these days have none. */
  lastOn?: string | null;
  /** The nights before, drawn below these. */
  before?: ReactNode;
}

/** Nights of a period: what matters first, then the nights on one clock, then every figure. A single day is one night. */
export function SleepView({ data, hrefOf, lastOn = null, before }: SleepViewProps) {
  const { t } = useTranslation('wearables-sleep');
  const formats = useFormats();
  const { nights } = data;
  const [only] = nights;
  const isEmpty = nights.every(
    ({ night, naps, others, manual }) => night === null && naps.length + others.length + manual.length === 0,
  );
  if (isEmpty) {
    return (
      <Stack gap="lg">
        <EmptyState
          title={t('period.none')}
          {...(lastOn === null
            ? {}
            : {
                action: <Link href={hrefOf(lastOn)}>{t('period.last', { day: formats.day(lastOn) })}</Link>,
              })}
        />
        {before}
      </Stack>
    );
  }
  if (nights.length === 1 && only) {
    return (
      <Stack gap="lg">
        <NightDetail data={data} day={only} />
        {before}
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <SleepAnswer data={data} />
      <Columns count={2} collapseBelow="desktop" gap="lg" align="start">
        <Card>
          <Stack gap="lg">
            <Nights data={data} />
            {before}
          </Stack>
        </Card>
        <Card>
          <StageBars data={data} />
        </Card>
      </Columns>
      <SleepFigures data={data} />
      <NightList nights={nights} hrefOf={hrefOf} />
    </Stack>
  );
}

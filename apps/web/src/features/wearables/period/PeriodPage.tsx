import { useWearables } from '@healzy/api/wearables';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { type LocalDate, todayIn } from '@healzy/domain/shared';
import { Button } from '@healzy/ui/components/Button';
import { Stack } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useParam } from '../../../app/useParam.ts';
import { followUpHref } from '../follow-up-address.ts';
import { FollowUpPage } from '../FollowUpPage.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { type ShownPeriod, shownPeriod, withPeriod } from './period.ts';

export interface PeriodPageParts {
  patientId: string;
  period: ShownPeriod;
  /** Of the patient's clock. */
  today: LocalDate;
  /** The last day with anything recorded; null without. */
  lastOn: LocalDate | null;
  /** This page with one day. */
  dayHref: (date: LocalDate) => string;
}

export interface PeriodPageProps {
  title: string;
  empty: { title: string; text: string; action: string };
  children: (parts: PeriodPageParts) => ReactNode;
}

/** A page about some days of a patient, which its address names. The control of the days stays while they load. */
export function PeriodPage({ title, empty, children }: PeriodPageProps) {
  const patientId = useParam('patientId');
  const wearables = useWearables(patientId);
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const { data } = wearables;
  const today = todayIn(data?.zone ?? 'UTC', serverNow());
  const lastOn = data?.lastOn ?? null;
  const period = shownPeriod(parameters, today, lastOn);
  const isEmpty = data?.sources.length === 0;
  return (
    <FollowUpPage
      title={title}
      queries={[wearables]}
      empty={
        isEmpty && {
          title: empty.title,
          text: empty.text,
          action: data.canEdit && <Button href={followUpHref(patientId, 'data')}>{empty.action}</Button>,
        }
      }
    >
      <Stack gap="lg">
        <PeriodBar
          period={period}
          today={today}
          onChange={(change) => setParameters((current) => withPeriod(current, change))}
        />
        {children({
          patientId,
          period,
          today,
          lastOn,
          dayHref: (to) => `${pathname}?${withPeriod(parameters, { range: 'day', to }).toString()}`,
        })}
      </Stack>
    </FollowUpPage>
  );
}

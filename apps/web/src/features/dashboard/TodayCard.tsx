import { useTodayVisitPages, type TodayVisit } from '@healzy/api/dashboard';
import { serverNow, serverTimeOf } from '@healzy/api/runtime/server-clock';
import { todayIn } from '@healzy/domain/shared';
import { Card } from '@healzy/ui/components/Card';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Box, Link } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { itemsOf, totalOf } from '../../app/lists/paged.ts';
import { pathTo } from '../../app/paths.ts';
import { useRoles } from '../../state/account.ts';
import { MoreLines } from './MoreLines.tsx';
import { TodayRow } from './TodayRow.tsx';

const SHOWN = 8;

export const useVisitsOfToday = () => useTodayVisitPages({ limit: SHOWN });

/** Today's appointments, each with what changed since the patient's last visit. */
export function TodayCard({ zone }: { zone: string }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const pages = useVisitsOfToday();
  const total = totalOf(pages) ?? 0;
  // Specialists see their own only.
  const isEveryones = !useRoles().includes('SPECIALIST');
  const visits: readonly TodayVisit[] = itemsOf(pages);
  const day = formats.longDay(todayIn(zone, serverNow()));
  return (
    <Card
      title={t('today.title')}
      description={total === 0 ? day : `${day} · ${t('today.count', { count: total })}`}
      actions={
        <Link href={pathTo('/appointments')} look="standalone">
          {t('today.agenda')}
        </Link>
      }
    >
      <Loaded queries={[pages]}>
        {visits.length === 0 ? (
          <EmptyState
            level={3}
            pictogram="appointments"
            title={t('today.none.title')}
            description={t('today.none.text')}
          />
        ) : (
          <Box as="ul" aria-label={t('today.title')}>
            {visits.map((visit) => (
              <TodayRow
                key={visit.id}
                visit={visit}
                now={serverTimeOf(pages.dataUpdatedAt)}
                hasSpecialist={isEveryones}
              />
            ))}
          </Box>
        )}
        <MoreLines pages={pages} />
      </Loaded>
    </Card>
  );
}

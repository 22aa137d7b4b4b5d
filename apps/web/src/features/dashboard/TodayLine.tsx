import { serverTimeOf } from '@healzy/api/runtime/server-clock';
import { Box, Link, Skeleton, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { itemsOf } from '../../app/lists/paged.ts';
import { pathTo } from '../../app/paths.ts';
import { placeOfVisit } from '../../app/visit-looks.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { useVisitsOfToday } from './TodayCard.tsx';

/** Whom the user sees now or next, in one line: where there is one column, today is below those who need them. */
export function TodayLine() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const zone = useOwnZone();
  const pages = useVisitsOfToday();
  if (pages.isPending) return <Skeleton width="threeQuarters" height={20} />;
  const visits = itemsOf(pages);
  if (visits.length === 0) return null;
  const now = serverTimeOf(pages.dataUpdatedAt);
  // Those that are not over come first. Whoever did not come is not seen now.
  const visit = visits.find(({ endsAt, attendance }) => Date.parse(endsAt) > now && attendance !== 'MISSED');
  if (visit === undefined) return <Text tone="muted">{t('today.allOver')}</Text>;
  const which = Date.parse(visit.startsAt) <= now ? 'now' : 'next';
  return (
    <Box>
      <Link href={placeOfVisit(visit) ?? pathTo('/')} look="standalone">
        {t(`today.${which}`, { time: formats.time(visit.startsAt, zone), name: fullName(visit.patient) })}
      </Link>
    </Box>
  );
}

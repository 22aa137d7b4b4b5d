import { useWearableActivity } from '@healzy/api/wearables';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Link, Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { Loaded, LoadingPlace } from '../../../app/Loaded.tsx';
import { PeriodPage, type PeriodPageParts } from '../period/PeriodPage.tsx';
import { periodBefore } from '../period/period.ts';
import { ActivityView } from './ActivityView.tsx';

/** `/patient/:patientId/follow-up/activity` */
export function ActivityScreen() {
  const { t } = useTranslation(['wearables-activity', 'app']);
  return (
    <PeriodPage
      title={t('app:place.wearablesActivity')}
      empty={{ title: t('empty.title'), text: t('empty.text'), action: t('empty.action') }}
    >
      {(parts) => <ActivityOfPeriod {...parts} />}
    </PeriodPage>
  );
}

function ActivityOfPeriod({ patientId, period, lastOn, dayHref }: PeriodPageParts) {
  const { t } = useTranslation('wearables-activity');
  const formats = useFormats();
  const activity = useWearableActivity(patientId, { from: period.from, to: period.to });
  return (
    <Loaded queries={[activity]} place={<LoadingPlace isTall />}>
      {activity.data && (
        <Stack gap="lg">
          {lastOn !== null && lastOn < period.from && (
            <InlineMessage>
              {t('empty.older', { day: formats.day(lastOn) })}{' '}
              <Link href={dayHref(lastOn)}>{t('empty.last')}</Link>
            </InlineMessage>
          )}
          <ActivityView
            patientId={patientId}
            activity={activity.data}
            before={period.isCompared ? periodBefore(period) : null}
          />
        </Stack>
      )}
    </Loaded>
  );
}

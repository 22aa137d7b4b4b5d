import { useWearableSleep } from '@healzy/api/wearables';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Loaded, LoadingPlace } from '../../../app/Loaded.tsx';
import { PeriodPage, type PeriodPageParts } from '../period/PeriodPage.tsx';
import { periodBefore } from '../period/period.ts';
import { Nights } from './NightCharts.tsx';
import { SleepView } from './SleepView.tsx';

/** Below what is read first. */
const Connections = lazyPart(
  async () => (await import('../connections/Connections.tsx')).Connections,
  <LoadingPlace />,
);

/** `/patient/:patientId/follow-up/sleep` */
export function SleepScreen() {
  const { t } = useTranslation('wearables-sleep');
  return (
    <PeriodPage
      title={t('title')}
      empty={{ title: t('empty.title'), text: t('empty.text'), action: t('empty.action') }}
    >
      {(parts) => <SleepOfPeriod {...parts} />}
    </PeriodPage>
  );
}

function SleepOfPeriod({ patientId, period, lastOn, dayHref }: PeriodPageParts) {
  const { from, to } = period;
  const query = useWearableSleep(patientId, { from, to });
  return (
    <Stack gap="lg">
      <Loaded queries={[query]}>
        {query.data && (
          <SleepView
            data={query.data}
            hrefOf={dayHref}
            lastOn={lastOn}
            before={period.isCompared && <NightsBefore patientId={patientId} period={periodBefore(period)} />}
          />
        )}
      </Loaded>
      <Connections patientId={patientId} to={to} figures={['SLEEP', 'SLEEP_EFFICIENCY']} />
    </Stack>
  );
}

/** The nights of the period before, on their own clock. */
function NightsBefore({ patientId, period }: { patientId: string; period: { from: string; to: string } }) {
  const { t } = useTranslation('wearables-sleep');
  const formats = useFormats();
  const query = useWearableSleep(patientId, period);
  return (
    <Loaded queries={[query]}>
      {query.data && (
        <Nights
          data={query.data}
          title={t('strip.before', { span: formats.span(query.data.from, query.data.to) })}
        />
      )}
    </Loaded>
  );
}

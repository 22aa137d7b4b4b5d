import { useWearables } from '@healzy/api/wearables';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { LoadingPlace } from '../../app/Loaded.tsx';
import { useOpenPatient } from '../../app/open-patient.ts';
import { useParam } from '../../app/useParam.ts';
import { FollowUpPage } from './FollowUpPage.tsx';
import { WearableStatePill } from './WearableStatePill.tsx';

const place = <LoadingPlace />;
const WeekView = lazyPart(async () => (await import('./week/WeekView.tsx')).WeekView, place);
const DataView = lazyPart(async () => (await import('./data/DataView.tsx')).DataView, place);

const VIEWS = ['overview', 'data'] as const;
type View = (typeof VIEWS)[number];

/** `/patient/:patientId/follow-up`: how the last week went, whether data still comes in, and where it comes from. */
export function FollowUpScreen() {
  const { t } = useTranslation('wearables');
  const formats = useFormats();
  const patientId = useParam('patientId');
  const patient = useOpenPatient();
  const wearables = useWearables(patientId);
  const [parameters, setParameters] = useSearchParams();
  const { data } = wearables;
  const isEmpty = data?.state === 'NONE' && data.devices.length === 0 && data.imports.length === 0;
  // What the first import took is said where it began: the week is shown when it is asked for.
  const [beganEmpty, setBeganEmpty] = useState<string | null>(null);
  if (isEmpty && beganEmpty !== patientId) setBeganEmpty(patientId);
  const first = isEmpty || beganEmpty === patientId ? 'data' : 'overview';
  const asked = VIEWS.find((each) => each === parameters.get('view')) ?? first;
  const view: View = isEmpty ? 'data' : asked;
  return (
    <FollowUpPage title={t('title')} queries={[patient, wearables]}>
      {data && patient.data && (
        <Stack gap="lg">
          {isEmpty ? (
            <EmptyState
              pictogram="tests"
              title={t('none.title')}
              description={t(data.canEdit ? 'none.text' : 'none.readOnly')}
            />
          ) : (
            <Inline gap="sm">
              <SegmentedControl<View>
                label={t('view.label')}
                value={view}
                onChange={(next) =>
                  setParameters((current) => {
                    current.set('view', next);
                    return current;
                  })
                }
                options={VIEWS.map((id) => ({ id, label: t(`view.${id}`) }))}
              />
              <WearableStatePill of={data} zone={data.zone} />
              {data.lastOn !== null && (
                <Text tone="muted">{t('last', { on: formats.day(data.lastOn) })}</Text>
              )}
            </Inline>
          )}
          {view === 'overview' && <WeekView patientId={patientId} wearables={data} />}
          {view === 'data' && !(isEmpty && !data.canEdit) && (
            <DataView patient={patient.data} wearables={data} />
          )}
        </Stack>
      )}
    </FollowUpPage>
  );
}

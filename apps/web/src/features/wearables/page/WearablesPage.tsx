import { hasCode, useApi } from '@healzy/api/runtime';
import {
  heldWearableHandOver,
  useAdmitWearableDevice,
  useHeldWearables,
  useRefreshHeldWearables,
} from '@healzy/api/wearables/held';
import type { PictogramName } from '@healzy/ui/primitives/Pictogram';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkDevice } from '../../../app/link-page/LinkDevice.tsx';
import { LinkNotice } from '../../../app/link-page/LinkNotice.tsx';
import { LinkWaiting } from '../../../app/link-page/LinkWaiting.tsx';
import { useLinkLanguage } from '../../../app/link-page/useLinkLanguage.ts';
import { zoneOfDevice } from '../../../app/forms/zones.ts';
import { HandOverPage } from './HandOverPage.tsx';
import { useWearableImport } from '../import/useWearableImport.ts';

/** `/wearables#…`: takes the export of whoever holds the link, or says why it cannot. */
export function WearablesPage({ hasLink }: { hasLink: boolean }) {
  return (
    <Suspense fallback={<LinkWaiting />}>{hasLink ? <Held /> : <ClosedLink reason="UNKNOWN" />}</Suspense>
  );
}

const PICTOGRAMS = { UNKNOWN: 'lost', ENDED: 'expired' } as const satisfies Record<string, PictogramName>;

function ClosedLink({ reason }: { reason: keyof typeof PICTOGRAMS }) {
  const { t } = useTranslation('wearables');
  return (
    <LinkNotice
      pictogram={PICTOGRAMS[reason]}
      title={t(`page.closed.${reason}.title`)}
      text={t(`page.closed.${reason}.text`)}
    />
  );
}

function Held() {
  const scope = useApi();
  const query = useHeldWearables();
  const admit = useAdmitWearableDevice();
  const refresh = useRefreshHeldWearables();
  const calls = heldWearableHandOver(scope);
  const complete: typeof calls.complete = async (importId, body) => {
    const completed = await calls.complete(importId, body);
    await refresh();
    return completed;
  };
  const flow = useWearableImport('WEARABLES/link', { ...calls, complete }, zoneOfDevice());
  const isReady = useLinkLanguage(query.data?.language);
  if (hasCode(query.error, 'WEARABLE_LINK_USED')) return <LinkDevice error={query.error} admit={admit} />;
  if (hasCode(query.error, 'WEARABLE_LINK_ENDED')) return <ClosedLink reason="ENDED" />;
  if (hasCode(query.error, 'NOT_FOUND') || hasCode(query.error, 'VALIDATION'))
    return <ClosedLink reason="UNKNOWN" />;
  if (query.data === undefined || !isReady) return <LinkWaiting queries={[query]} />;
  return (
    <HandOverPage
      held={query.data}
      flow={flow}
      onUndo={async (importId) => {
        await calls.remove(importId);
        await refresh();
      }}
    />
  );
}

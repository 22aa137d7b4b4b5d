import { useWearableConnections, type WearableConnection } from '@healzy/api/wearables';
import { Loaded } from '../../../app/Loaded.tsx';
import { shiftDay } from '../period/period.ts';
import { ConnectionsPanel } from './ConnectionsPanel.tsx';

/** The longest period that is answered: a connection needs more days than a page shows. */
const DAYS = 92;

/** What goes together with figures of a page, over the last three months up to its last day. */
export function Connections({
  patientId,
  to,
  figures,
}: {
  patientId: string;
  to: string;
  figures: readonly WearableConnection['x'][];
}) {
  const query = useWearableConnections(patientId, { from: shiftDay(to, 1 - DAYS), to });
  return (
    <Loaded queries={[query]}>
      {query.data && <ConnectionsPanel data={query.data} figures={figures} />}
    </Loaded>
  );
}

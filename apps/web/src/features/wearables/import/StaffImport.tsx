import { useApi } from '@healzy/api/runtime';
import { useCompleteWearableImport, wearableHandOver, type WearableHandOver } from '@healzy/api/wearables';
import { WearableImportPanel } from './WearableImportPanel.tsx';
import { useWearableImport } from './useWearableImport.ts';

export interface StaffImportProps {
  patientId: string;
  zone: string;
  onUndo: (importId: string) => void;
}

/** An import of a patient's export by whoever looks after them. */
export function StaffImport({ patientId, zone, onUndo }: StaffImportProps) {
  const scope = useApi();
  const complete = useCompleteWearableImport(patientId);
  const calls = {
    ...wearableHandOver(scope, patientId),
    // What is on screen is read again with it.
    complete: (importId: string, body: Parameters<WearableHandOver['complete']>[1]) =>
      complete.mutateAsync({ importId, ...body }),
  };
  const flow = useWearableImport(`WEARABLES/${patientId}`, calls, zone);
  return <WearableImportPanel flow={flow} zone={zone} onUndo={onUndo} />;
}

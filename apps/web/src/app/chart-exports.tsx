import { type ExportedChart, useRecordChartExport } from '@healzy/api/audit-log';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { tellFailed } from './messages.ts';
import { useHere } from './here.tsx';

/** Logs that a chart is exported; false when it could not be logged, which is shown to the user. */
type NoteExport = (chart: ExportedChart, patientId: string | undefined) => Promise<boolean>;

/** Null where nobody is signed in, as in stories. */
const ChartExportsContext = createContext<NoteExport | null>(null);

/** Logs the export of every chart below in the audit log before the image is saved. */
export function ChartExports({ children }: { children: ReactNode }) {
  const { mutateAsync } = useRecordChartExport();
  const note = useCallback<NoteExport>(
    async (chart, patientId) => {
      try {
        await mutateAsync({ chart, ...(patientId === undefined ? {} : { patientId }) });
        return true;
      } catch (error) {
        tellFailed('chart.export', error);
        return false;
      }
    },
    [mutateAsync],
  );
  return <ChartExportsContext value={note}>{children}</ChartExportsContext>;
}

/**
 * The props that every chart frame needs: what to call before an image is exported. The address says whose data it
 * shows.
 * @example <TrendChart {...useChartFrame('BODY')} title={t('weight')} />
 */
export function useChartFrame(chart: ExportedChart) {
  const note = useContext(ChartExportsContext);
  const patientId = useHere()?.params.patientId;
  return note === null ? {} : { onExport: () => note(chart, patientId) };
}

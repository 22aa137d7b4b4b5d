import { type ExportedChart, useRecordChartExport } from '@healzy/api/audit-log';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { tellFailed } from './messages.ts';
import { useHere } from './here.tsx';

/** Writes down that a chart is taken along; false when it could not be, which the person is told. */
type NoteExport = (chart: ExportedChart, patientId: string | undefined) => Promise<boolean>;

/** Null where nobody is signed in, as in stories. */
const ChartExportsContext = createContext<NoteExport | null>(null);

/** Has every picture of a chart below written into the audit log before it leaves. */
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
 * What the frame of every chart takes: whom it asks before a picture leaves. Whose figures it shows, the address says.
 * @example <TrendChart {...useChartFrame('BODY')} title={t('weight')} />
 */
export function useChartFrame(chart: ExportedChart) {
  const note = useContext(ChartExportsContext);
  const patientId = useHere()?.params.patientId;
  return note === null ? {} : { onExport: () => note(chart, patientId) };
}

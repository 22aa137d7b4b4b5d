import { parentPort } from 'node:worker_threads';
import { makeReport } from './make-report.ts';
import type { ReportData } from './report-data.ts';

/** The worker thread that makes reports: answers each message in turn. */
parentPort?.on('message', (data: ReportData) => {
  makeReport(data).then(
    (bytes) => parentPort?.postMessage({ bytes }),
    (error: unknown) =>
      parentPort?.postMessage({ error: error instanceof Error ? error.stack : String(error) }),
  );
});

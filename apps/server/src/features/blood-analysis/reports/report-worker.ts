import { parentPort } from 'node:worker_threads';
import { readQuestion, type ReportQuestion } from './report-reading.ts';

/** The worker thread that reads long reports: answers one message and ends. */
parentPort?.once('message', (question: ReportQuestion) => {
  parentPort?.postMessage(readQuestion(question));
});

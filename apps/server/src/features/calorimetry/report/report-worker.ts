import { answerWith } from '../../../platform/pdf/worker.ts';
import { makeReport } from './make-report.ts';

answerWith(makeReport);

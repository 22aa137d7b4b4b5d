import { answerWith } from '../../pdf/worker.ts';
import { makeReport } from './make-report.ts';

answerWith(makeReport);

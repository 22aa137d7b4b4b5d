import { answerWith } from '../../../pdf/worker.ts';
import { makePaper } from './make-paper.ts';

answerWith(makePaper);

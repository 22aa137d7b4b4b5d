import { answerWith } from '../../../../platform/pdf/worker.ts';
import { makePaper } from './make-paper.ts';

answerWith(makePaper);

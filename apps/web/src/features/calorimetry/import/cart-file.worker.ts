import { type CartFileResult, parseCartFile, type ParseCartOptions } from '@healzy/domain/calorimetry';
import { answerFiles } from '../../../app/uploads/file-worker.ts';
import type { CartFileOutcome } from './import-steps.ts';

function withoutSamples(result: CartFileResult): CartFileOutcome {
  if (result.kind !== 'ready') return result;
  const { recognised, report, doubts, series } = result;
  return { kind: 'ready', recognised, report, doubts, hasVco2: series.vco2 !== null };
}

answerFiles((bytes, options: ParseCartOptions) => withoutSamples(parseCartFile(bytes, options)));

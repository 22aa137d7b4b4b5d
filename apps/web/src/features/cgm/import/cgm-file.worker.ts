import { type CgmFileResult, parseCgmFile, type ParseCgmOptions } from '@healzy/domain/cgm';
import { answerFiles } from '../../../app/uploads/file-worker.ts';
import type { CgmFileOutcome } from './file-reading.ts';

function withoutReadings(result: CgmFileResult): CgmFileOutcome {
  if (result.kind !== 'ready') return result;
  const { recognised, report } = result;
  return { kind: 'ready', recognised, report };
}

answerFiles((bytes, options: ParseCgmOptions) => withoutReadings(parseCgmFile(bytes, options)));

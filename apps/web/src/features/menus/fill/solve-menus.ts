import type { FillRequest, FillResult, SolveProgress } from '@healzy/domain/menus';
import { startWorker } from '../../../app/trusted-types.ts';
import workerUrl from './menu-solver.worker.ts?worker&url';
import type { SolvingNews } from './solving.ts';

/** Fills menus in a worker, so that the page stays responsive and can stop it. The same seed gives the same menus. */
export function solveMenus(
  request: FillRequest,
  seed: number,
  onProgress: (progress: SolveProgress) => void,
  signal: AbortSignal,
): Promise<FillResult> {
  const worker = startWorker(workerUrl);
  return new Promise<FillResult>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Filling was stopped.', 'AbortError')));
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.addEventListener('message', ({ data }: MessageEvent<SolvingNews>) => {
      if (data.kind === 'progress') onProgress(data.progress);
      else if (data.kind === 'result') resolve(data.result);
      else reject(new Error(data.message));
    });
    worker.postMessage({ request, seed });
  }).finally(() => worker.terminate());
}

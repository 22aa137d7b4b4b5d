import { fillMenuSteps } from '@healzy/domain/menus';
import type { SolveMenus, SolvingNews } from './solving.ts';

const tell = (news: SolvingNews) => postMessage(news);
/** Steps between two reports: an explanation has thousands of them. */
const STEPS_PER_REPORT = 20;

addEventListener('message', ({ data: { request, seed } }: MessageEvent<SolveMenus>) => {
  try {
    const steps = fillMenuSteps(request, seed);
    let count = 0;
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        tell({ kind: 'result', result: step.value });
        return;
      }
      if (step.value.phase === 'FILLING' || count++ % STEPS_PER_REPORT === 0)
        tell({ kind: 'progress', progress: step.value });
    }
  } catch (error) {
    tell({ kind: 'fault', message: String(error) });
  }
});

import { cleanUpsOf } from '../src/assembly.ts';
import { sweep as sweepWith } from '../src/platform/jobs/sweep.ts';
import { modules } from '../src/modules.ts';
import type { Services } from '../src/platform/services.ts';

/** The hourly clean-up with the jobs of every feature. */
export const sweep = (services: Services): Promise<void> => sweepWith(services, cleanUpsOf(modules));

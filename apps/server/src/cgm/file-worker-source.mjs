// The program of the thread as it stands in the sources, which Node cannot read by itself; a build has it ready.
import { tsImport } from 'tsx/esm/api';

await tsImport('./file-worker.ts', import.meta.url);

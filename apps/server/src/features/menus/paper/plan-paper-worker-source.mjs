// Entry of the worker thread when running from sources, which Node cannot load by itself; a build bundles it.
import { tsImport } from 'tsx/esm/api';

await tsImport('./plan-paper-worker.ts', import.meta.url);

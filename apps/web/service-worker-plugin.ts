import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { sharedFiles } from './shared-files.ts';

const source = fileURLToPath(new URL('src/service-worker/worker.ts', import.meta.url));

/** A file of the build with everything that it needs before it runs, style sheets too. */
function withNeeded(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (seen.has(file) || chunk === undefined) return seen;
  seen.add(file);
  if (chunk.type !== 'chunk') return seen;
  for (const needed of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])])
    withNeeded(bundle, needed, seen);
  return seen;
}

/** Screens, and the views of a test, which open with their screen. */
const SCREEN = /[\\/]\w+(?:Screen|View|Overview)\.tsx$/;

/** What at least this many screens need is kept before it is asked for: the fields of forms, dialogs, lists to choose from. */
const ENOUGH_SCREENS = 6;

/**
 * Builds `/service-worker.js` after everything else: one script that knows the files of its build, so that each build has
 * a worker of its own and browsers notice.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'healzy-service-worker',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('The service worker is written beside a build.');
      const files = Object.keys(bundle)
        .filter((file) => file.startsWith('assets/'))
        .sort();
      const late = Object.values(bundle).filter(
        (file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.isDynamicEntry,
      );
      const parts = late.map(({ fileName }) => [
        `/${fileName}`,
        [...withNeeded(bundle, fileName)].map((needed) => files.indexOf(needed)),
      ]);
      const screens = late.filter(({ facadeModuleId }) => SCREEN.test(facadeModuleId ?? ''));
      const common = sharedFiles(
        screens.map(({ fileName }) => withNeeded(bundle, fileName)),
        ENOUGH_SCREENS,
      );
      // Read by `scripts/route-sizes.mjs`.
      await writeFile(join(dir, '.vite/common.json'), JSON.stringify(common));
      const paths = files.map((file) => `/${file}`);
      const id = createHash('sha256').update(paths.join()).digest('hex').slice(0, 12);
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          BUILD: JSON.stringify({
            id,
            files: paths,
            parts: Object.fromEntries(parts),
            common: common.map((file) => files.indexOf(file)),
          }),
        },
        build: {
          target: 'es2022',
          outDir: dir,
          emptyOutDir: false,
          rolldownOptions: {
            input: source,
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}

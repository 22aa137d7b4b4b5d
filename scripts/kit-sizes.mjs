// What each part of the kit weighs when it is imported alone, compared with the React Aria parts it is built on.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { buildUi } from './package-ui.mjs';
import { compressed, compressedSizes } from './compressed-sizes.mjs';
import { budgetOf, overBudget } from './size-budget.mjs';

const dist = join(root, 'packages/ui/dist');
const budgetFile = join(root, 'packages/ui/size-budget.json');

const isReact = (id) => /^(react|react-dom|react-hook-form)(\/|$)/.test(id);
const isAria = (id) => /^react-aria-components\/|^@internationalized\//.test(id);

/** Bundles a module given as text; lazy imports (`import()`) do not count. */
async function bundle(text, external = isReact) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: '\0entry',
    cwd: join(root, 'packages/ui'),
    external,
    treeshake: true,
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === '\0entry' ? id : undefined),
        load: (id) => (id === '\0entry' ? text : undefined),
      },
      { name: 'no-styles', load: (id) => (id.endsWith('.css') ? '' : undefined) },
    ],
  });
  const { output } = await build.generate({ format: 'es', minify: true });
  await build.close();
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((each) => [each.fileName, each]));
  const fetched = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  for (const chunk of fetched)
    for (const name of chunk.imports) if (chunks.has(name)) fetched.add(chunks.get(name));
  const modules = [...fetched].flatMap((chunk) => Object.keys(chunk.modules));
  return { code: [...fetched].map(({ code }) => code).join('\n'), modules };
}

/** The names that our modules import from React Aria, as a module that exports just them. */
function ariaPart(modules) {
  const taken = new Map();
  for (const file of modules.filter((id) => id.startsWith(dist))) {
    const code = readFileSync(file, 'utf8');
    for (const [, names, from] of code.matchAll(/import\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g)) {
      if (!isAria(from)) continue;
      for (const name of names.split(',')) {
        const [imported] = name.trim().split(/\s+as\s+/);
        if (imported) taken.set(`${from} ${imported}`, { from, imported });
      }
    }
  }
  return [...taken.values()]
    .map(({ from, imported }, index) => `export { ${imported} as _${index} } from '${from}';`)
    .join('\n');
}

/** `[{ part, brotli, gzip, aria, ratio }]`, KiB; `aria` is null for a part that imports nothing from React Aria. */
export async function kitSizes() {
  buildUi();
  const parts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /^(primitives|components|charts|patterns)\/(\w+)\/\2\.js$/.test(file) ||
        /^(forms|labels)\/\w+\.js$/.test(file),
    )
    .sort();
  const beneath = new Map();
  /** Parts with the same imports from React Aria share one measurement. */
  const ariaSize = (text) => {
    if (!beneath.has(text))
      beneath.set(
        text,
        bundle(text).then(async ({ code }) => (await compressed(code)).brotli),
      );
    return beneath.get(text);
  };
  const measure = async (file) => {
    const own = await bundle(`export * from ${JSON.stringify(join(dist, file))};`);
    const text = ariaPart(own.modules);
    const [{ brotli, gzip }, aria] = await Promise.all([compressed(own.code), text ? ariaSize(text) : null]);
    const part = /^(forms|labels)/.test(file) ? file.replace(/\.js$/, '') : file.replace(/\/\w+\.js$/, '');
    return { part, brotli, gzip, aria, ratio: aria ? Math.round((brotli / aria) * 100) / 100 : null };
  };
  const sizes = new Array(parts.length);
  let next = 0;
  const work = async () => {
    while (next < parts.length) {
      const index = next++;
      sizes[index] = await measure(parts[index]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  return sizes;
}

/** Brotli size of the whole style sheet, KiB. */
export const styleSize = () => compressedSizes(readFileSync(join(dist, 'style.css'))).brotli;

const withStyle = (sizes, style) => [...sizes, { part: 'style.css', brotli: style }];

/** What exceeds the agreed budget, as messages. */
export const complaintsOf = (sizes, style) =>
  overBudget(withStyle(sizes, style), JSON.parse(readFileSync(budgetFile, 'utf8')));

/** Accepts these sizes as the budget. */
export const writeBudget = (sizes, style) =>
  writeFileSync(budgetFile, `${JSON.stringify(budgetOf(withStyle(sizes, style)), null, 2)}\n`);

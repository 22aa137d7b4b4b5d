// What each part of the kit weighs when it is imported alone, beside the React Aria parts that it stands on.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './bootstrap.mjs';
import { buildUi } from './package-ui.mjs';
import { compressedSizes } from './compressedSizes.mjs';

const dist = join(root, 'packages/ui/dist');
const budgetFile = join(root, 'packages/ui/size-budget.json');

/** A part may grow by this much before somebody has to say that it is meant. */
const slack = (kibibytes) => kibibytes * 1.05 + 0.3;

const isReact = (id) => /^(react|react-dom|react-hook-form)(\/|$)/.test(id);
const isAria = (id) => /^react-aria-components\/|^@internationalized\//.test(id);

/** Bundles a module given as text; what is loaded later (`import()`) does not count. */
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

/** The names that our modules take from React Aria, as a module that exports just them. */
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

/** `[{ part, brotli, gzip, aria, ratio }]`, KiB; `aria` is null for a part that takes nothing from React Aria. */
export async function kitSizes() {
  buildUi();
  const parts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /^(primitives|components|charts|patterns)\/(\w+)\/\2\.js$/.test(file) ||
        /^forms\/\w+\.js$/.test(file),
    )
    .sort();
  const sizes = [];
  for (const file of parts) {
    const own = await bundle(`export * from ${JSON.stringify(join(dist, file))};`);
    const aria = ariaPart(own.modules);
    const beneath = aria ? compressedSizes(Buffer.from((await bundle(aria)).code)).brotli : null;
    const { brotli, gzip } = compressedSizes(Buffer.from(own.code));
    const part = relative('.', file).replace(/(\/\w+)?\.js$/, (_all, last) =>
      file.startsWith('forms') ? last : '',
    );
    sizes.push({
      part,
      brotli,
      gzip,
      aria: beneath,
      ratio: beneath ? Math.round((brotli / beneath) * 100) / 100 : null,
    });
  }
  return sizes;
}

/** Brotli of the whole style sheet, KiB. */
export const styleSize = () => compressedSizes(readFileSync(join(dist, 'style.css'))).brotli;

/** What is larger than its budget or has none, in words. */
export function overBudget(sizes, style) {
  const budget = JSON.parse(readFileSync(budgetFile, 'utf8'));
  const found = [...sizes, { part: 'style.css', brotli: style }].flatMap(({ part, brotli }) => {
    const allowed = budget[part];
    if (allowed === undefined) return [`${part} has no budget.`];
    return brotli > slack(allowed) ? [`${part} weighs ${brotli} KiB; ${allowed} KiB were agreed.`] : [];
  });
  const gone = Object.keys(budget).filter(
    (part) => part !== 'style.css' && !sizes.some((each) => each.part === part),
  );
  return [...found, ...gone.map((part) => `${part} has a budget and does not exist.`)];
}

export function writeBudget(sizes, style) {
  const budget = Object.fromEntries([
    ...sizes.map(({ part, brotli }) => [part, brotli]),
    ['style.css', style],
  ]);
  writeFileSync(budgetFile, `${JSON.stringify(budget, null, 2)}\n`);
}

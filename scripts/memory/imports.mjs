// Which project files a file reads through its imports, direct and indirect. Read from the sources rather than from a
// bundler's statistics: vanilla-extract turns `*.css.ts` into modules whose own imports are missing there, so a token
// would seem to reach a sixth of the stories it affects.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

const CODE = /\.(ts|tsx|mts|mjs|js|jsx)$/;
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '/index.ts', '/index.tsx'];

/**
 * @param files from `projectFiles`
 * @returns a function: entry files to the sorted list of every project file that they reach, themselves included. It
 *   throws for a project import that cannot be resolved: what cannot be followed could change unnoticed.
 */
export function importGraph(root, { paths }) {
  const known = new Set(paths);
  const packages = workspaces(root, paths);
  const direct = new Map();

  const targetsOf = (path) => {
    if (!direct.has(path)) direct.set(path, CODE.test(path) ? readTargets(path) : []);
    return direct.get(path);
  };

  function readTargets(path) {
    const { named, patterns } = importsIn(readFileSync(join(root, path), 'utf8'), path);
    return [
      ...named.flatMap((name) => resolved(name, path) ?? []),
      ...patterns.flatMap((pattern) => matching(join(dirname(path), pattern))),
    ];
  }

  /** Files that match a pattern, as in `import.meta.glob`. */
  const matching = (pattern) => {
    const wanted = patternExpression(pattern.split(sep).join('/'));
    return paths.filter((path) => wanted.test(path));
  };

  function resolved(name, from) {
    const bare = name.replace(/\?.*$/, '');
    const isOwn = bare.startsWith('.') || bare.startsWith('/');
    const base = isOwn ? relative(root, resolve(root, dirname(from), bare)) : inWorkspace(bare);
    if (base === undefined) return undefined;
    const found = ENDINGS.map((ending) => `${base.split(sep).join('/')}${ending}`).find((path) =>
      known.has(path),
    );
    if (found) return [found];
    // Generated and installed files, and folders, need no entry: the lock file is part of every key.
    const there = statSync(join(root, base), { throwIfNoEntry: false });
    if (there !== undefined || base.includes('node_modules')) return undefined;
    throw new Error(`${from} imports ${name}, which is no file of the project.`);
  }

  /** `@healzy/ui/components/Button` as the path in its package's `exports`. */
  function inWorkspace(name) {
    const owner = packages.find((each) => name === each.name || name.startsWith(`${each.name}/`));
    if (!owner) return undefined;
    const wanted = `.${name.slice(owner.name.length)}`;
    for (const [pattern, target] of owner.exports) {
      const [head, tail] = pattern.split('*');
      if (tail === undefined ? wanted !== pattern : !wanted.startsWith(head) || !wanted.endsWith(tail))
        continue;
      const part = tail === undefined ? '' : wanted.slice(head.length, wanted.length - tail.length);
      const path = join(owner.folder, target.replaceAll('*', part));
      if (existsSync(join(root, path))) return path;
    }
    throw new Error(`${name} is not among the exports of ${owner.name}.`);
  }

  return (...entries) => {
    const reached = new Set(entries);
    for (const path of reached) for (const target of targetsOf(path)) reached.add(target);
    return [...reached].sort();
  };
}

/** Packages of the project: `[{ name, folder, exports: [[pattern, target]] }]`, the exact patterns first. */
function workspaces(root, paths) {
  return paths
    .filter((path) => /^(packages|apps)\/[^/]+\/package\.json$/.test(path))
    .map((path) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
      const entries = Object.entries(exports).filter(([, target]) => typeof target === 'string');
      return {
        name,
        folder: dirname(path),
        exports: entries.sort(([a], [b]) => Number(a.includes('*')) - Number(b.includes('*'))),
      };
    });
}

/**
 * What a source file imports: `named` specifiers, and `patterns` of several at once (`import.meta.glob`, a template in
 * `import()`). Type imports are left out: they are gone when the code runs.
 */
export function importsIn(text, path) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kindOf(path));
  const named = [];
  const patterns = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) named.push(node.moduleSpecifier.text);
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly)
      named.push(node.moduleSpecifier.text);
    if (ts.isCallExpression(node)) {
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword) take(node.arguments[0]);
      if (isGlob(node.expression))
        patterns.push(...textsIn(node.arguments[0]).filter((each) => !each.startsWith('!')));
    }
    if (ts.isNewExpression(node) && node.expression.text === 'URL' && isMetaUrl(node.arguments?.[1]))
      take(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  const take = (node) => {
    if (node && ts.isStringLiteralLike(node)) named.push(node.text);
    else if (node && ts.isTemplateExpression(node)) patterns.push(`${node.head.text}**`);
  };
  visit(source);
  return { named, patterns };
}

const kindOf = (path) => (/[jt]sx$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

const isGlob = (node) =>
  ts.isPropertyAccessExpression(node) && node.name.text === 'glob' && ts.isMetaProperty(node.expression);

const isMetaUrl = (node) =>
  node !== undefined && ts.isPropertyAccessExpression(node) && ts.isMetaProperty(node.expression);

/** The strings of a glob's first argument: one, or a list. */
const textsIn = (node) =>
  node === undefined
    ? []
    : ts.isStringLiteralLike(node)
      ? [node.text]
      : (node.elements ?? []).flatMap(textsIn);

/** A glob with `*`, `**` and `{a,b}` as a regular expression over whole paths. */
function patternExpression(glob) {
  const source = glob.replaceAll(/\*\*\/?|[*?{},.+^$()|[\]\\]/g, (part) => {
    if (part.startsWith('**')) return '.*';
    return { '*': '[^/]*', '?': '[^/]', '{': '(?:', '}': ')', ',': '|' }[part] ?? `\\${part}`;
  });
  return new RegExp(`^${source}$`);
}

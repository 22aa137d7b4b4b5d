// Import cycles: files that reach each other, so that none can be read, tested or loaded without the rest. The parts of
// one component may import each other; across folders nothing may.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { filesBelow } from './files.mjs';

const isSource = (path) => /\.tsx?$/.test(path) && !/\.(test|stories|d)\.tsx?$/.test(path);

/** Every import specifier of a file, including those of types and lazy imports. */
const specifiersOf = (text) =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

/** File → the files of the same workspace that it imports; a package's own name leads to other workspaces. */
function importsOf(files) {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const targets = specifiersOf(readFileSync(file, 'utf8'))
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => resolve(dirname(file), specifier))
        .flatMap((path) => [path, `${path}.ts`, `${path}.tsx`].find((each) => known.has(each)) ?? []);
      return [file, targets];
    }),
  );
}

/** The shortest path from a file back to itself; undefined when there is none. */
function wayBack(graph, start, within) {
  const from = new Map();
  const queue = [start];
  for (const file of queue) {
    for (const target of graph.get(file)) {
      if (target === start) {
        const way = [start];
        for (let at = file; at !== start; at = from.get(at)) way.unshift(at);
        return [start, ...way];
      }
      if (!within.has(target) || from.has(target)) continue;
      from.set(target, file);
      queue.push(target);
    }
  }
  return undefined;
}

/** Files that reach each other, in groups of two or more (Tarjan). */
function groupsOf(graph) {
  const groups = [];
  const index = new Map();
  const low = new Map();
  const stack = [];
  const visit = (file) => {
    index.set(file, index.size);
    low.set(file, index.get(file));
    stack.push(file);
    for (const target of graph.get(file)) {
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) low.set(file, Math.min(low.get(file), low.get(target)));
    }
    if (low.get(file) !== index.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) groups.push(group);
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return groups;
}

const WORKSPACES = ['apps/server', 'apps/web', 'packages/api', 'packages/domain', 'packages/ui'];

/** What the files of each workspace import, by its folder. */
const graphsOf = (root) =>
  WORKSPACES.filter((workspace) => existsSync(join(root, workspace, 'src'))).map((workspace) => [
    workspace,
    importsOf(filesBelow(join(root, workspace, 'src'), isSource)),
  ]);

const spelledFrom = (root, file) => relative(root, file).split(sep).join('/');

/** Pairs of files that import each other, if only a type, or lazily. */
const pairsIn = (graph) =>
  [...graph].flatMap(([file, targets]) =>
    [...new Set(targets)]
      .filter((target) => file < target && graph.get(target).includes(file))
      .map((target) => [file, target]),
  );

/** How many fewer than recorded there may be: no commit has to touch the number for one that it removes. */
const PAIRS_TO_LOWER = 5;

/**
 * Within a folder two files may import each other, but the pairs must not become more: each can be read only together.
 *
 * @param {string} root
 * @param {number} most how many pairs there may be, from `features.json`
 * @returns {string[]} one message when there are more, or when the number is out of date
 */
export function pairProblems(root, most = 0) {
  const pairs = graphsOf(root).flatMap(([, graph]) => pairsIn(graph));
  if (pairs.length < most - PAIRS_TO_LOWER)
    return [`features.json: only ${pairs.length} pairs of files import each other. Lower "pairs" to that.`];
  if (pairs.length <= most) return [];
  const spelled = pairs.map((pair) => pair.map((file) => spelledFrom(root, file)).join(' ↔ '));
  return [
    `${pairs.length} pairs of files import each other (types count too); at most ${most} may:\n` +
      `    ${spelled.join('\n    ')}\n` +
      '  Declare the type of props where they are used, in the child, or in a file of its own.',
  ];
}

/** @returns {string[]} one message per import cycle that leaves a folder. */
export function ringProblems(root) {
  return graphsOf(root).flatMap(([workspace, graph]) =>
    groupsOf(graph)
      .filter((group) => new Set(group.map((file) => dirname(file))).size > 1)
      .map((group) => {
        const within = new Set(group);
        const ways = group.map((file) => wayBack(graph, file, within)).filter((way) => way !== undefined);
        const [shortest] = ways.sort((a, b) => a.length - b.length);
        const spelled = shortest.map((file) => spelledFrom(root, file));
        return (
          `${group.length} files of ${workspace} import each other in a ring (types count too):\n` +
          `    ${spelled.join('\n    → ')}\n` +
          '  Move what both sides need into a file that imports neither, or hand it in.'
        );
      }),
  );
}

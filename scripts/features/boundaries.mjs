// Who may import whom. One function serves the linter and `npm run check:features`.
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** @typedef {{ features: Record<string, { uses: string[] }>, foreignFiles?: Record<string, number>, pairs?: number }} Features */

/** @param {string} root @returns {Features} */
export const readFeatures = (root) => JSON.parse(readFileSync(join(root, 'features.json'), 'utf8'));

/** Which workspace packages each workspace may import. */
const workspaceMayImport = {
  'packages/domain': [],
  'packages/api': [],
  'packages/ui': [],
  'apps/web': ['api', 'domain', 'ui'],
  'apps/server': ['api', 'domain'],
};

/** Folders of the server that every feature builds on; what they need from features is passed to them. */
const INFRASTRUCTURE = ['platform', 'shared'];

const parts = (path) => path.split(sep).join('/').split('/');

/** Where a file belongs: its workspace, its folder, and, when that is named after a feature, the feature. */
function placeOf(root, file, features) {
  const path = parts(relative(root, file));
  const workspace = path.slice(0, 2).join('/');
  if (!(workspace in workspaceMayImport) || path[2] !== 'src')
    return { workspace: undefined, room: undefined, word: undefined };
  const hasFeatures = workspace === 'apps/web' || workspace === 'apps/server';
  const room = path[3] === 'features' ? path[4] : workspace === 'apps/web' ? undefined : path[3];
  const name = room?.replace(/\.(test\.)?tsx?$/, '');
  const isFeature =
    name !== undefined && name in features.features && (!hasFeatures || path[3] === 'features');
  return { workspace, room: name, word: isFeature ? name : undefined };
}

/**
 * Says what is wrong with an import, and how to fix it; undefined when it is allowed.
 * @param {{ root: string, features: Features, file: string, specifier: string }} question
 * @returns {string | undefined}
 */
export function importProblem({ root, features, file, specifier }) {
  const from = placeOf(root, file, features);
  if (!from.workspace) return undefined;

  const [scope, name, ...rest] = specifier.split('/');
  if (scope === '@healzy') {
    const allowed = workspaceMayImport[from.workspace];
    if (!allowed.includes(name)) {
      const may = allowed.length
        ? `It may import ${allowed.map((each) => `@healzy/${each}`).join(', ')}.`
        : 'It may import no workspace package.';
      return `${from.workspace} must not import ${specifier}. ${may}`;
    }
    return wordProblem(from.word, name === 'ui' ? undefined : rest[0], features, specifier);
  }
  if (!specifier.startsWith('.')) return undefined;

  const target = resolve(dirname(file), specifier);
  const to = placeOf(root, target, features);
  // The server reads the messages that a screen shows; they are data, built into it.
  const messages =
    from.workspace === 'apps/server' &&
    /^apps\/web\/src\/(?:locales\/\w+\/([\w-]+)|features\/([\w-]+)\/sentences\/\w+)\.json$/.exec(
      parts(relative(root, target)).join('/'),
    );
  if (messages) return wordProblem(from.word, messages[1] ?? messages[2], features, specifier);
  const leaves = parts(relative(root, target)).slice(0, 2).join('/') !== from.workspace;
  if (leaves && to.workspace) {
    return `${specifier} reaches into ${to.workspace}. Import the package by name (@healzy/…), so that its exports decide what is public.`;
  }
  if (isInfrastructure(from) && to.workspace && !isInfrastructure(to)) {
    return (
      `apps/server/src/${from.room} must not import ${specifier}: features build on it, so it knows none of them. ` +
      'Take what it needs as an option or a registered part (modules.ts, app.ts), or move the shared piece down.'
    );
  }
  return wordProblem(from.word, to.word, features, specifier);
}

const isInfrastructure = ({ workspace, room }) =>
  workspace === 'apps/server' && INFRASTRUCTURE.includes(room);

function wordProblem(from, to, features, specifier) {
  if (!from || !to || from === to || !(to in features.features)) return undefined;
  if (features.features[from].uses.includes(to)) return undefined;
  return (
    `The feature "${from}" imports "${to}" (${specifier}) without declaring it. ` +
    `Add "${to}" to features.${from}.uses in features.json if it belongs there; otherwise move what both need to where both may reach it.`
  );
}

/** The same rule for ESLint. */
export const boundariesRule = {
  meta: {
    type: 'problem',
    docs: { description: 'Imports keep to the layers and to features.json' },
    schema: [],
  },
  create(context) {
    const root = context.cwd;
    const features = readFeatures(root);
    const check = (node) => {
      if (typeof node?.value !== 'string') return;
      const problem = importProblem({ root, features, file: context.filename, specifier: node.value });
      if (problem) context.report({ node, message: problem });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => node.source && check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
    };
  },
};

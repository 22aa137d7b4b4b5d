// Every route of the specification is mounted by a screen or claimed by a word that will bring it.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './files.mjs';

const mountingFiles = (root) =>
  filesBelow(
    join(root, 'apps/web/src'),
    (path) => /(^|\/)(routes|router)\.tsx$/.test(path.split('\\').join('/')) && !path.includes('.test.'),
  );

/** Names of `ROUTES` that a `routes.tsx` or the router gives to a screen: `path: ROUTES.patients`. A redirect is no screen. */
function mountedNames(root) {
  const mounted = new Map();
  for (const file of mountingFiles(root)) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(
      /\bpath:\s*ROUTES\.(\w+)(?!\w|,\s*loader:\s*\(\)\s*=>\s*redirect)/g,
    )) {
      mounted.set(name, relative(root, file));
    }
  }
  return mounted;
}

/**
 * @param {string} root
 * @param {import('./boundaries.mjs').Features} features
 * @param {{ specified: readonly string[], spelled: Record<string, string> }} routes `specified`: every route of the
 *   specification; `spelled`: `ROUTES` of apps/web/src/app/paths.ts
 * @returns {string[]}
 */
export function routeProblems(root, features, { specified, spelled }) {
  const problems = [];
  const mounted = mountedNames(root);
  const nameOf = new Map(Object.entries(spelled).map(([name, path]) => [path, name]));

  for (const name of mounted.keys()) {
    if (!(name in spelled))
      problems.push(
        `${mounted.get(name)} mounts ROUTES.${name}, which app/paths.ts does not spell. Add it there.`,
      );
  }
  for (const path of Object.values(spelled).filter((each) => !specified.includes(each))) {
    problems.push(
      `app/paths.ts spells "${path}", which packages/domain/src/session/routes.ts gives to no role. Add who may enter it there.`,
    );
  }
  for (const path of specified) {
    const name = nameOf.get(path);
    const claimedBy = features.routesToCome[path];
    const isMounted = name !== undefined && mounted.has(name);
    if (name === undefined) {
      problems.push(`The route "${path}" is missing in apps/web/src/app/paths.ts. Spell it there.`);
    } else if (!isMounted && claimedBy === undefined) {
      problems.push(
        `The route "${path}" is neither mounted nor claimed. Mount it in a routes.tsx (path: ROUTES.${name}), or list it under routesToCome in features.json with the word that will bring it.`,
      );
    } else if (isMounted && claimedBy !== undefined) {
      problems.push(
        `The route "${path}" is mounted in ${mounted.get(name)}. Remove it from routesToCome in features.json.`,
      );
    }
  }
  for (const [path, word] of Object.entries(features.routesToCome)) {
    if (!specified.includes(path))
      problems.push(`routesToCome lists "${path}", which is no route of the specification. Remove it.`);
    if (!(word in features.words))
      problems.push(
        `routesToCome gives "${path}" to "${word}", which is no word of features.json. Name the word that will bring it.`,
      );
  }
  return problems;
}

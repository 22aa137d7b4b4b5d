// Every route of the specification is mounted by a page or claimed by a feature that will add it.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './files.mjs';

/** The files in which features list their pages. */
const pageFiles = (root) =>
  filesBelow(join(root, 'apps/web/src/features'), (path) =>
    /(^|\/)(module|pages)\.tsx?$/.test(path.split('\\').join('/')),
  );

/** The router's own pages: those of errors. */
const ROUTER = 'apps/web/src/app/router.tsx';

/** The routes at which a module or the router mounts a page. */
function mountedRoutes(root) {
  const mounted = new Map();
  for (const file of pageFiles(root))
    for (const [, route] of readFileSync(file, 'utf8').matchAll(/\broute:\s*'([^']+)'/g))
      mounted.set(route, relative(root, file));
  if (existsSync(join(root, ROUTER)))
    for (const [, route] of readFileSync(join(root, ROUTER), 'utf8').matchAll(/\bpath:\s*'(\/[^']+)'/g))
      mounted.set(route, ROUTER);
  return mounted;
}

/**
 * @param {string} root
 * @param {import('./boundaries.mjs').Features} features
 * @param {readonly string[]} specified every route of the specification
 * @returns {string[]}
 */
export function routeProblems(root, features, specified) {
  const problems = [];
  const mounted = mountedRoutes(root);
  for (const path of specified) {
    const claimedBy = features.routesToCome[path];
    if (!mounted.has(path) && claimedBy === undefined) {
      problems.push(
        `The route "${path}" is neither mounted nor claimed. Give it a page in the module.ts of its feature (route: '${path}'), or list it under routesToCome in features.json with the feature that will bring it.`,
      );
    } else if (mounted.has(path) && claimedBy !== undefined) {
      problems.push(
        `The route "${path}" is mounted in ${mounted.get(path)}. Remove it from routesToCome in features.json.`,
      );
    }
  }
  for (const [path, word] of Object.entries(features.routesToCome)) {
    if (!specified.includes(path))
      problems.push(`routesToCome lists "${path}", which is no route of the specification. Remove it.`);
    if (!(word in features.features))
      problems.push(
        `routesToCome gives "${path}" to "${word}", which is no feature of features.json. Name the feature that will bring it.`,
      );
  }
  return problems;
}

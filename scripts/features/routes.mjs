// Every route of the specification is mounted by a page.
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
 * @param {readonly string[]} specified every route of the specification
 * @returns {string[]}
 */
export function routeProblems(root, specified) {
  const mounted = mountedRoutes(root);
  return specified
    .filter((path) => !mounted.has(path))
    .map(
      (path) =>
        `The route "${path}" is not mounted. Give it a page in the module.ts of its feature (route: '${path}').`,
    );
}

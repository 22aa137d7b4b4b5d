// Every operation of the contract has one handler and one hook, and there are no others.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './files.mjs';

const source = (path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path);

/** The operationIds of the bundled contract. */
function operationIds(root) {
  const file = join(root, 'packages/api/src/generated/openapi.json');
  if (!existsSync(file)) return [];
  const contract = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(contract.paths).flatMap((path) =>
    Object.values(path).flatMap((operation) => (operation?.operationId ? [operation.operationId] : [])),
  );
}

/** operationId → the files that name it in a call such as `operation('listPatients')`. */
function named(root, folder, call) {
  const found = new Map();
  for (const file of filesBelow(join(root, folder), source)) {
    for (const [, id] of readFileSync(file, 'utf8').matchAll(call)) {
      found.set(id, [...(found.get(id) ?? []), relative(root, file)]);
    }
  }
  return found;
}

/**
 * @param {string} root
 * @returns {string[]}
 */
export function operationProblems(root) {
  const ids = operationIds(root);
  const handlers = named(root, 'apps/server/src', /\b(?:\w+H|h)andler\(\s*'(\w+)'/g);
  const hooks = named(root, 'packages/api/src', /\boperation\(\s*'(\w+)'/g);
  const problems = [];

  for (const id of ids) {
    if (!handlers.has(id)) {
      problems.push(
        `The operation "${id}" has no handler. Write handler('${id}', …) in apps/server/src/features/<word>/.`,
      );
    }
    if (!hooks.has(id)) {
      problems.push(
        `The operation "${id}" has no hook. Add operation('${id}') and its hook to packages/api/src/<word>.ts.`,
      );
    }
  }
  for (const [kind, found] of [
    ['handler', handlers],
    ['hook', hooks],
  ]) {
    for (const [id, files] of found) {
      if (!ids.includes(id)) {
        problems.push(
          `${files.join(', ')}: the ${kind} of "${id}" matches no operation of the contract. Add the operation to openapi/, or remove the ${kind}.`,
        );
      } else if (files.length > 1) {
        problems.push(`The operation "${id}" has ${files.length} ${kind}s (${files.join(', ')}). Keep one.`);
      }
    }
  }
  return problems;
}

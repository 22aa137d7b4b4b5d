// The linter's import rule, run over every source file, so that `check:features` alone is complete.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { importProblem } from './boundaries.mjs';
import { filesBelow } from './files.mjs';

const specifiers =
  /(?:^|[^\w.])(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

const withoutComments = (code) => code.replace(/\/\*[\s\S]*?\*\//g, '');

/** @returns {string[]} one message per import that crosses a boundary. */
export function importProblems(root, features) {
  return ['packages', 'apps'].flatMap((top) =>
    filesBelow(join(root, top), (path) => /\.tsx?$/.test(path)).flatMap((file) =>
      [...withoutComments(readFileSync(file, 'utf8')).matchAll(specifiers)].flatMap((match) => {
        const problem = importProblem({ root, features, file, specifier: match[1] ?? match[2] });
        return problem ? [`${relative(root, file)}: ${problem}`] : [];
      }),
    ),
  );
}

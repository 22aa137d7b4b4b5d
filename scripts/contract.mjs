// Checks the contract under openapi/ and writes what is generated from it, and from the table of foods. With
// `--if-changed` it does neither when the files are current.
import { fileURLToPath } from 'node:url';
import { generate, generateIfChanged, lint } from './contract/generation.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  if (process.argv.includes('--if-changed')) {
    if (generateIfChanged(root)) console.log('contract: types and tables written');
  } else {
    lint(root);
    generate(root);
    console.log('contract: linted, types and tables written');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

// Writes docs/reference-values.md: how the glucose figures compare with reference software and hand ratings. Needs the
// traces outside the repository (packages/domain/test-data/README.md).
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { referencePage } from '../packages/domain/src/cgm/testing/reference-page.ts';

const page = new URL('../docs/reference-values.md', import.meta.url).pathname;
const options = (await resolveConfig(page)) ?? {};
writeFileSync(page, await format(referencePage(), { ...options, filepath: page }));

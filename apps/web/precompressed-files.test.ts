import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compressFolder } from './precompressed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'healzy-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes each text beside itself, compressed, and neither fonts nor what is tiny', async () => {
  const code = 'export const answer = 42;\n'.repeat(100);
  writeFileSync(join(folder, 'tiny.js'), 'export {};');
  writeFileSync(join(folder, 'start.js'), code);
  writeFileSync(join(folder, 'font.woff2'), code);
  await compressFolder(folder);
  const names = ['font.woff2', 'start.js', 'start.js.br', 'start.js.gz', 'tiny.js'];
  expect(readdirSync(folder).sort()).toEqual(names);
  expect(brotliDecompressSync(readFileSync(join(folder, 'start.js.br'))).toString()).toBe(code);
  expect(gunzipSync(readFileSync(join(folder, 'start.js.gz'))).toString()).toBe(code);
});

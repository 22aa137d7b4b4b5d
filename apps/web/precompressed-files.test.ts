import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compressFolder } from './precompressed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'healzy-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes each text beside itself, compressed, and neither fonts nor what is tiny nor notes about the build', async () => {
  const code = 'export const answer = 42;\n'.repeat(100);
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'worker.js'), code);
  writeFileSync(join(folder, 'assets/start.js'), code);
  writeFileSync(join(folder, 'assets/font.woff2'), code);
  writeFileSync(join(folder, '.vite/manifest.json'), code);
  await compressFolder(folder);
  expect(readdirSync(folder).sort()).toEqual([
    '.vite',
    'assets',
    'index.html',
    'worker.js',
    'worker.js.br',
    'worker.js.gz',
  ]);
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual([
    'font.woff2',
    'start.js',
    'start.js.br',
    'start.js.gz',
  ]);
  expect(readdirSync(join(folder, '.vite'))).toEqual(['manifest.json']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/start.js.br'))).toString()).toBe(code);
  expect(gunzipSync(readFileSync(join(folder, 'assets/start.js.gz'))).toString()).toBe(code);
});

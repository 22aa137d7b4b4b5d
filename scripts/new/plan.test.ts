import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filled, Plan } from './plan.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'healzy-plan-'));
  writeFileSync(join(root, 'list.ts'), 'export const list = [1];\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('fills in every token of a template, and refuses one without a value', () => {
  expect(filled('100 % of %Records%: {{count}}', { Records: 'Notes' })).toBe('100 % of Notes: {{count}}');
  expect(() => filled('%Record%', {})).toThrow('%Record%');
});

it('writes new files and edits together, formatted', async () => {
  const plan = new Plan(root);
  plan.create('new/one.ts', 'export const one = "1"');
  plan.edit('list.ts', (text: string) => text.replace('1', '1,2'));
  expect(readdirSync(root)).toEqual(['list.ts']);
  await plan.write();
  expect(read('list.ts')).toBe('export const list = [1, 2];\n');
  expect(read('new/one.ts')).toMatch(/^export const one = .1.;\n$/);
});

it('changes nothing when a file exists, an edit finds no place, or the result is no code', async () => {
  const plan = new Plan(root);
  plan.create('one.ts', 'export const one = 1;');
  expect(() => plan.create('list.ts', '')).toThrow('list.ts exists already');
  plan.create('two.ts', 'export const = ;');
  await expect(plan.write()).rejects.toThrow();
  expect(readdirSync(root)).toEqual(['list.ts']);
});

it('puts everything back when writing fails halfway', async () => {
  const plan = new Plan(root);
  plan.create('one.ts', 'export const one = 1;');
  // A file cannot be below another file.
  plan.create('list.ts/two.ts', 'export const two = 2;');
  await expect(plan.write()).rejects.toThrow();
  expect(readdirSync(root)).toEqual(['list.ts']);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './features/files.mjs';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/specification.md'), 'utf8');
const sections = [...text.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number!);
const rules = [...text.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number]) => number!);

/** `specification 5.9`, `specification 3.9 to 3.11 and 9.8`, `specification, section 8`: its numbers. */
const CITATION = /\bspecification,?\s+(?:sections?\s+)?(\d+(?:\.\d+)?(?:(?:,| and| to) \d+(?:\.\d+)?)*)/gi;

/** The numbers that a text cites; comments that run over several lines are read as one. */
function citedIn(source: string): string[] {
  const running = source.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|--|#)?\s*/g, ' ');
  return [...running.matchAll(CITATION)].flatMap(([, numbers]) => numbers!.match(/\d+(?:\.\d+)?/g) ?? []);
}

const SOURCE = /\.(tsx?|mjs|sql|ya?ml|mdx?)$/;
const folders = [
  'packages',
  'apps/server/src',
  'apps/server/migrations',
  'apps/web/src',
  'openapi',
  'docs',
  'scripts',
];
const citations = folders
  .flatMap((folder) => filesBelow(join(root, folder), (path: string) => SOURCE.test(path)))
  .filter((file) => file !== import.meta.filename)
  .flatMap((file) =>
    citedIn(readFileSync(file, 'utf8')).map((number) => ({ file: file.slice(root.length + 1), number })),
  );

describe('the specification', () => {
  it('numbers its sections and their rules upwards, and no number twice', () => {
    expect(sections).toEqual(sections.map((_, index) => String(index + 1)));
    const positions = rules.map((rule) => rule.split('.').map(Number) as [number, number]);
    const inOrder = positions.toSorted(([a, b], [c, d]) => a - c || b - d);
    expect(positions).toEqual(inOrder);
    expect(new Set(rules).size).toBe(rules.length);
  });

  it('is cited only by numbers that it has', () => {
    expect(citations.length).toBeGreaterThan(30);
    const known = new Set([...sections, ...rules]);
    // A citation without a target: look the rule up in docs/specification.md, or add it there.
    expect(citations.filter(({ number }) => !known.has(number))).toEqual([]);
  });

  it('is found in comments that span several lines', () => {
    expect(citedIn('// as specification\n  // 9.8 has it')).toEqual(['9.8']);
    expect(citedIn(' * (specification 3.9,\n * 3.10 and 9.8)')).toEqual(['3.9', '3.10', '9.8']);
    expect(citedIn('Specification, sections 5 and 8: both')).toEqual(['5', '8']);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brandStyleSheet } from './brandStyleSheet.ts';
import { brands } from './brands/everyBrand.ts';

const src = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(src, '../../..');
const read = (file: string) => readFileSync(file, 'utf8');
const importsOf = (text: string) => [...text.matchAll(/^import .*'(.+)';$/gm)].map(([, from]) => from);
const names = Object.keys(brands);

describe.each(names)('the brand %s', (name) => {
  const brand = brands[name];
  if (!brand) throw new Error(`theme/brands/${name}.ts exports no brand named ${name}.`);

  it('contains only hues: nothing but the type of a palette is imported', () => {
    expect(importsOf(read(join(src, `theme/brands/${name}.ts`)))).toEqual(['../palette.ts']);
    expect(Object.keys(brand).sort()).toEqual(['accent', 'neutral', 'series', 'warm']);
    for (const value of [brand.neutral, brand.accent, brand.warm, brand.series])
      for (const each of Object.values(value ?? {})) expect(each).toBeTypeOf('number');
  });

  it('has a theme that only fills the roles', () => {
    expect(read(join(src, `theme/brands/${name}.css.ts`)).trim()).toBe(
      `import { createBrandTheme } from '../createBrandTheme.ts';\nimport { ${name} } from './${name}.ts';\n\ncreateBrandTheme('${name}', ${name});`,
    );
  });

  it('changes colours and shadows, never a size', () => {
    const roles = new Set(
      [...brandStyleSheet(name, brand).matchAll(/--hz-([a-z]+)-/g)].map(([, role]) => role),
    );
    expect([...roles].sort()).toEqual(['chart', 'color', 'elevation']);
  });

  it('keeps its accent away from the green of “in range”', () => {
    expect(Math.abs(brand.accent.hue - 160)).toBeGreaterThan(40);
  });

  it('can be chosen in Storybook and has visual baselines', () => {
    expect(read(join(root, '.storybook/preview.tsx'))).toContain(`theme/brands/${name}.css.ts`);
    expect(read(join(root, '.storybook/pictures.json'))).toContain(`"brand": "${name}"`);
  });
});

describe('parts', () => {
  it('do not depend on a brand', () => {
    const knowing = ['primitives', 'components', 'charts', 'patterns'].flatMap((shelf) =>
      readdirSync(join(src, shelf), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => join(src, shelf, file))
        .filter((file) =>
          new RegExp(`data-brand[^']|dataset\\.brand|\\b(${names.join('|')})\\b`, 'i').test(read(file)),
        ),
    );
    expect(knowing).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { filesImportedBy } from './service-worker.ts';

/** Functions as they are in a build, where the bundler has inserted the names of files. */
const built = (source: string) => ({ toString: () => source }) as unknown as () => Promise<unknown>;

it('finds the built files that an import requests', () => {
  expect(
    filesImportedBy(
      built(
        'async()=>(await r(async()=>{let{Palette:e}=await import(`./Palette-D67L_vwz.js`);return{Palette:e}},__vite__mapDeps([1,2]))).Palette',
      ),
    ),
  ).toEqual(['/assets/Palette-D67L_vwz.js']);
  expect(
    filesImportedBy(built('()=>Promise.all([import("./a-1.js"),import(\'./words-es-2.js\').then(e=>e.a)])')),
  ).toEqual(['/assets/a-1.js', '/assets/words-es-2.js']);
});

it('treats nothing as cached if its file is unknown', () => {
  for (const source of ['()=>load()', '()=>import(e.module)', '()=>import("https://other.example/x.js")'])
    expect(filesImportedBy(built(source))).toEqual([]);
});

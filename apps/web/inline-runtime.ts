import type { Plugin, Rolldown } from 'vite';

const EXPORTS = /export\{([^}]*)\};?\s*$/;

/** `a as b` in lists of imports and exports, as pairs. */
const pairs = (list: string): readonly (readonly [string, string])[] =>
  list.split(',').map((each) => {
    const [own = '', alias = own] = each.trim().split(' as ');
    return [own, alias] as const;
  });

/** A script with the few lines of the bundler's runtime in it, in place of importing them. */
export function withRuntime(code: string, runtime: { fileName: string; code: string }): string {
  const address = `./${runtime.fileName.split('/').at(-1) ?? ''}`.replaceAll('.', String.raw`\.`);
  const ofRuntime = pairs(EXPORTS.exec(runtime.code)?.[1] ?? '').map(([own, name]) => `${name}:${own}`);
  const declarations = runtime.code.replace(EXPORTS, '');
  return code.replace(
    new RegExp(String.raw`import\{([^}]*)\}from"${address}";`),
    (_whole, names: string) =>
      `const{${pairs(names)
        .map(([name, local]) => `${name}:${local}`)
        .join(',')}}=(()=>{${declarations}return{${ofRuntime.join(',')}}})();`,
  );
}

/** Saves the first screen a request: the bundler keeps its own helpers in a file by themselves. */
export function inlineRuntime(names: readonly string[]): Plugin {
  return {
    name: 'healzy-inline-runtime',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(
        (file): file is Rolldown.OutputChunk => file.type === 'chunk',
      );
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      if (runtime === undefined) return;
      for (const chunk of chunks.filter(({ name }) => names.includes(name))) {
        chunk.code = withRuntime(chunk.code, runtime);
        chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
      }
    },
  };
}

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** A context that a module of React Aria's components declares beside the components that use it. */
const CONTEXT = /^const ([\w$]+) = (\/\*#__PURE__\*\/) \(0, [\w$]+createContext\)\((null|\{\})\);$/gm;
const CONTEXTS = '?contexts';

/** The contexts of a module, without its components. */
export const contextsOf = (code: string): string =>
  [
    "import { createContext } from 'react';",
    ...[...code.matchAll(CONTEXT)].map(
      ([, name, pure, value]) => `export const ${name} = ${pure} createContext(${value});`,
    ),
  ].join('\n');

/** A module without its contexts: it imports them, its own and those of its neighbours, from modules of their own. */
export function withoutContexts(code: string, own: string, read: (neighbour: string) => string): string {
  const namesIn = (text: string) => new Set([...text.matchAll(CONTEXT)].map(([, name = '']) => name));
  const importOf = (names: readonly string[], address: string) =>
    names.length === 0 ? '' : `import { ${names.join(', ')} } from ${JSON.stringify(address)};`;
  const rest = code
    .replace(CONTEXT, '')
    .replace(/^import \{(.*)\} from "(\.\/\w+\.mjs)";$/gm, (whole, list: string, address: string) => {
      const neighbour = read(address);
      const contexts = namesIn(neighbour);
      const localOf = (exported: string) =>
        new RegExp(String.raw`([\w$]+) as ${exported.replaceAll('$', String.raw`\$`)}\b`).exec(
          neighbour.slice(neighbour.lastIndexOf('\nexport {')),
        )?.[1] ?? '';
      const [taken, left] = [[] as string[], [] as string[]];
      for (const each of list.split(',')) {
        const [exported = '', alias = exported] = each.trim().split(' as ');
        const local = localOf(exported);
        if (contexts.has(local)) taken.push(`${local} as ${alias}`);
        else left.push(each.trim());
      }
      if (taken.length === 0) return whole;
      return `${importOf(left, address)}\n${importOf(taken, `${address}${CONTEXTS}`)}`;
    });
  return `${importOf([...namesIn(code)], own)}\n${rest}`;
}

/** Marks what the router only creates, and would keep although nothing uses it. */
export const pureComponents = (code: string): string =>
  code
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(
      /^var (\w+) = class extends (React\d*\.Component) (\{\n[\s\S]*?^\});$/gm,
      'var $1 = /* @__PURE__ */ (() => class extends $2 $3)();',
    );

/** The same exports, which do nothing. */
export const emptied = (code: string): string =>
  [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)]
    .map(([, name]) => `export const ${name} = () => undefined;`)
    .join('\n');

/**
 * Leaves out what packages load with what is used of them: React Aria's components with the contexts beside them (any
 * button would bring autocomplete and number formatting), the router's links and forms, and zod's JSON Schema.
 */
export function leanPackages(): Plugin {
  return {
    name: 'healzy-lean-packages',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(CONTEXTS)) return null;
      const code = readFileSync(id.slice(0, -CONTEXTS.length), 'utf8');
      return { code: contextsOf(code), moduleSideEffects: false };
    },
    transform(code, id) {
      if (/[\\/]react-aria-components[\\/]dist[\\/]private[\\/]\w+\.mjs$/.test(id)) {
        const read = (neighbour: string) => readFileSync(join(dirname(id), neighbour), 'utf8');
        return { code: withoutContexts(code, `${id}${CONTEXTS}`, read), map: null };
      }
      if (/[\\/]react-router[\\/]dist[\\/].*\.mjs$/.test(id))
        return { code: pureComponents(code), map: null };
      if (/[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/.test(id))
        return { code: emptied(code), map: null };
      return null;
    },
  };
}

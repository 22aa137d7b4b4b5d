import { resolve } from 'node:path';
import {
  builtinHandlers,
  builtinResolvers,
  makeFsImporter,
  parse,
  type Documentation,
  type FileState,
} from 'react-docgen';
import type { Plugin } from 'vite';

type Syntax = Record<string, unknown> & { type?: string };

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null;

/** Takes `readonly` off arrays: react-docgen calls every type with that operator unknown. */
function withoutReadonly(value: unknown): void {
  if (!isSyntax(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (['loc', 'tokens', 'comments', 'leadingComments', 'trailingComments'].includes(key)) continue;
    if (isSyntax(inner) && inner.type === 'TSTypeOperator' && inner['operator'] === 'readonly')
      value[key] = inner['typeAnnotation'];
    withoutReadonly(value[key]);
  }
}

/** Files that types are imported from, as they are parsed. */
class ParsedFiles extends Map<string, FileState> {
  override set(name: string, file: FileState) {
    withoutReadonly(file.ast);
    return super.set(name, file);
  }
}

/** The name under which a component is declared in its file; nothing where it is declared elsewhere. */
const declaredAs = (code: string, name: string | undefined) =>
  name !== undefined && new RegExp(`(?:function|const) ${name}\\b`).test(code) ? name : undefined;

/** Follows imports within the kit alone: what packages declare is not in the files that they run. */
function fileOf(name: string, folder: string): string {
  if (name.startsWith('.') && /\.tsx?$/.test(name)) return resolve(folder, name);
  throw Object.assign(new Error(`${name} is not read`), { code: 'MODULE_NOT_FOUND' });
}

const components = new builtinResolvers.FindExportedDefinitionsResolver();

/** Reads the props of a file's components with their types; nothing where it has none. */
export function propReader() {
  const cache = { parseCache: new ParsedFiles(), resolveCache: new Map<string, string>() };
  const read = (code: string, filename: string): Documentation[] => {
    try {
      return parse(code, {
        filename,
        importer: makeFsImporter(fileOf, cache),
        handlers: Object.values(builtinHandlers),
        resolver: {
          resolve(file) {
            withoutReadonly(file.ast);
            return components.resolve(file);
          },
        },
      });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ERR_REACTDOCGEN_MISSING_DEFINITION')
        return [];
      throw error;
    }
  };
  return { read, forget: () => cache.parseCache.clear() };
}

/** Gives every component the types of its props, which the pages list. */
export function propTypes(): Plugin {
  const { read, forget } = propReader();
  return {
    name: 'prop-types',
    enforce: 'pre',
    watchChange: forget,
    transform(code, id) {
      if (!id.endsWith('.tsx') || id.includes('node_modules') || id.endsWith('.stories.tsx')) return null;
      const lines = read(code, id).flatMap(({ displayName, ...info }) => {
        const name = declaredAs(code, displayName);
        return name === undefined
          ? []
          : [`;${name}.__docgenInfo=${JSON.stringify({ ...info, displayName })}`];
      });
      return lines.length ? { code: [code, ...lines].join('\n'), map: null } : null;
    },
  };
}

import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const source = fileURLToPath(new URL('./src', import.meta.url));

/** Every module that can be imported by a subpath: each component's own file, and the theme's. */
const entries = Object.fromEntries(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => isPublic(file))
    .map((file) => [file.replace(/\.tsx?$/, ''), join(source, file)]),
);

function isPublic(file: string): boolean {
  if (/\.(stories|test|css)\.tsx?$/.test(file)) return /^theme\/(contract|sprinkles)\.css\.ts$/.test(file);
  const [, name] =
    /^(?:primitives|components|charts|patterns)\/(\w+)\/(\w+)\.tsx$/.exec(file)?.slice(0, 2) ?? [];
  if (name) return file.endsWith(`/${name}/${name}.tsx`);
  // A capitalised file contains what Storybook shows of the adapters.
  return /^(primitives\/index|theme\/\w+|forms\/[a-z]\w*|labels\/\w+)\.ts$/.test(file);
}

/** The theme's entry imports the style sheet, so that the same import works from source and installed. */
const styleWithTheTheme: Plugin = {
  name: 'style-with-the-theme',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const theme = bundle['theme/global.js'];
    if (theme?.type === 'chunk') theme.code = `import '../style.css';\n${theme.code}`;
  },
};

const here = 'import.meta.url';
const later = '__IMPORT_META_URL__';

/**
 * Leaves `new URL('package/file', import.meta.url)` as written: a library build would inline the file into the module
 * as base64, and only the app's bundler knows where its own assets belong.
 */
const addressesForTheApp: Plugin[] = [
  {
    name: 'addresses-for-the-app-hide',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /new URL\(/ },
      handler: (code) =>
        code.replace(/(new URL\(\s*'[^']+',\s*)import\.meta\.url/g, (_all, start: string) => start + later),
    },
  },
  {
    name: 'addresses-for-the-app-show',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replaceAll(later, here);
    },
  },
];

/** Builds the published package: ES modules, one per source file, and one style sheet. */
export default defineConfig({
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), addressesForTheApp, styleWithTheTheme],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    cssCodeSplit: false,
    lib: { entry: entries, formats: ['es'], cssFileName: 'style' },
    rollupOptions: {
      // Bare imports resolve from where the package is installed.
      external: (id) => /^[@\w]/.test(id) && !id.startsWith(source) && !/\.vanilla\.css/.test(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        entryFileNames: (chunk) => `${fileName(chunk.facadeModuleId ?? chunk.name)}.js`,
        // The bundler's own helper chunks have no source file.
        chunkFileNames: (chunk) => `${fileName(chunk.name).replaceAll('\0', '')}.js`,
      },
    },
  },
});

function fileName(id: string): string {
  const name = (id.startsWith(source) ? relative(source, id) : id).replace(/\.tsx?$/, '');
  // An app that uses vanilla-extract must not treat the built files as style sources.
  return name.replace(/\.css$/, '.styles');
}

import { defineConfig } from 'vite';

/** The server as one file: workspace packages are bundled from their sources, everything of node_modules stays outside. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    reportCompressedSize: false,
    rollupOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' } },
  },
  ssr: {
    noExternal: [/^@healzy\//],
    external: ['@electric-sql/pglite', 'pg', 'oidc-provider'],
  },
});

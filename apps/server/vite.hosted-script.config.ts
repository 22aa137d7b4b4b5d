import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The one script of the hosted pages, beside their style sheet; part of the server's build, after the styles. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  build: {
    outDir: 'dist/hosted',
    emptyOutDir: false,
    target: 'es2022',
    reportCompressedSize: false,
    rollupOptions: {
      input: fileURLToPath(new URL('./browser/passkey-sign-in.ts', import.meta.url)),
      output: { entryFileNames: 'passkey.js', inlineDynamicImports: true },
    },
  },
});

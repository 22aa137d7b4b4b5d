import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkSources } from './chunk-sources.ts';
import { chunks, nameOfFile } from './chunks.ts';
import { LICENSES_FILE, otherLicenses } from './other-licenses.ts';
import { precompressedFiles } from './precompressed-files.ts';
import { serviceWorker } from './service-worker-plugin.ts';

const server = process.env.SERVER_URL ?? 'http://localhost:3000';
const served = [
  '/account-service',
  '/user-service',
  '/patient-service',
  '/measurement-service',
  '/appointment-service',
  '/dashboard-service',
  '/support-service',
  '/calendar',
  '/oidc',
  '/identity',
  '/files',
  '/reference',
  '/about',
  '/brand',
  '/config.json',
  '/health',
];

const licenses = otherLicenses();

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // Must see React Aria's string modules before anything else resolves them.
    { ...optimizeLocales.vite({ locales: ['es-ES', 'en-US'] }), enforce: 'pre' },
    chunkSources(),
    serviceWorker(),
    precompressedFiles(),
    licenses.page,
  ],
  // One object for each file of sentences; as exports of their own, their keys would be repeated.
  json: { namedExports: false },
  build: {
    target: 'es2022',
    // The oldest browsers with `color-mix`, which every theme needs. They know `oklch` too: copies of each colour for
    // older ones would be a fifth of the style sheet.
    cssTarget: ['chrome111', 'edge111', 'firefox113', 'safari16.2'],
    // The polyfill would be one more script; every supported browser has modulepreload.
    modulePreload: { polyfill: false },
    // A data: address would need its own line in the content security policy.
    assetsInlineLimit: 0,
    // The licences of all bundled packages, which most of them want to go with their code. As text, so that browsers
    // show it.
    license: { fileName: LICENSES_FILE },
    // Read by `scripts/route-sizes.mjs`.
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        chunkFileNames: ({ name, isDynamicEntry }) => nameOfFile(name, isDynamicEntry, 'js'),
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? nameOfFile(name.slice(0, -4), false, 'css') : 'assets/[name]-[hash].[ext]',
      },
    },
  },
  worker: { format: 'es', plugins: () => [licenses.workers] },
  server: {
    port: 5173,
    // The provider's issuer and redirect addresses name the host that the browser sees.
    proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: false }])),
  },
});

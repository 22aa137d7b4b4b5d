import { defineConfig } from 'vite';

/**
 * The server, its worker threads that read sensor files, read PDF files and make them, and the backup: workspace packages are bundled
 * from their sources, everything in node_modules stays outside.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    reportCompressedSize: false,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        'sensor-file-worker': 'src/cgm/file-worker.ts',
        'cart-worker': 'src/calorimetry/cart-worker.ts',
        'report-worker': 'src/cgm/analysis/report/report-worker.ts',
        'cart-report-worker': 'src/calorimetry/report/report-worker.ts',
        'pdf-text-worker': 'src/pdf/text/pdf-text-worker.mjs',
        'laboratory-file-worker': 'src/blood-analysis/reports/report-worker.ts',
        'blood-paper-worker': 'src/blood-analysis/diagnosis/paper/paper-worker.ts',
        'plan-paper-worker': 'src/menus/paper/plan-paper-worker.ts',
        backup: 'src/storage/backup/main.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: {
    noExternal: [/^@healzy\//],
    external: ['@electric-sql/pglite', 'pg', 'oidc-provider'],
  },
});

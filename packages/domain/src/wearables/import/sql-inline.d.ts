/** The build that brings its WebAssembly with it: nothing is fetched beside it. */
declare module 'sql.js/dist/sql-wasm-inline.js' {
  import type { SqlJsStatic } from 'sql.js';
  const initialize: () => Promise<SqlJsStatic>;
  export default initialize;
}

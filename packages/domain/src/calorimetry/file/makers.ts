import type { CartTable } from './find-table.ts';
import type { CartContainer } from './grids.ts';
import type { CartMaker } from './result.ts';

/** Which cart wrote a file, by words of its introduction and headings that only it has. */
export function makerOf(table: CartTable, container: CartContainer): CartMaker {
  if (container === 'ZAN') return 'ZAN';
  const names = table.headings.map(({ text }) => text.replace(/\s+/g, ' ').trim().toLowerCase());
  const has = (...any: string[]) => any.some((name) => names.includes(name));
  const head = table.grid.lines.slice(0, table.headingRow).join('\n').toLowerCase();
  if (has('fatmin', 'chomin', 'breath#', 'fatmin ', 'workr') || /parvo|trueone|"?={10}/.test(head))
    return 'PARVO';
  if (/metalyzer|metamax|metasoft|cortex/.test(head)) return 'CORTEX';
  if (has('eekc', 'eeh') || (has('t') && has('mark speed', 't rel', 'logve'))) return 'COSMED';
  if (has('vtex') || has('fett g/d')) return 'VYNTUS';
  if (has('time (clock)') || (has('vt btps') && has('ve btps'))) return 'MGC';
  if (names.some((name) => /^time\[s\]/.test(name))) return 'VO2_MASTER';
  if (names.some((name) => /t\(sec\)/.test(name))) return 'PNOE';
  if (has('af') && (has('eu') || has("v'o2 (stpd)"))) return 'CORTEX';
  return has('time_s') && has('vo2_ml_min') ? 'CANONICAL' : 'PLAIN';
}

import { energyRange } from '@healzy/domain/foods';
import {
  columnSamples,
  foodGroups,
  foodTableText,
  guessFoodTable,
  readFoodRows,
  readFoodSheet,
  type FoodImportSettings,
  type FoodSheet,
  type ReadFood,
} from '@healzy/domain/foods/imports';
import type { CheckedTable, DoubtfulFood, OpenedTable, TableNews, TableOrder } from './table-reading.ts';

/** More than a person reads; all are counted. */
const SHOWN = 200;
const PREVIEWED = 20;

let opened: FoodSheet | null = null;

const tell = (news: TableNews) => postMessage(news);

function tableOf(sheet: FoodSheet): OpenedTable {
  const { sheetName, encoding, delimiter, headings, rows } = sheet;
  return {
    sheetName,
    encoding,
    delimiter,
    headings,
    rowCount: rows.length,
    samples: columnSamples(sheet),
    guess: guessFoodTable(sheet),
  };
}

function doubtfulOf({ row, name, doubts, food }: ReadFood): DoubtfulFood {
  const range = energyRange(food.nutrients, food.carbohydrateKind);
  return { row, name, doubts, kcal: range === null ? null : Math.round((range.least + range.most) / 2) };
}

function checkOf(
  { rows }: FoodSheet,
  settings: FoodImportSettings,
  leavesOutDoubtful: boolean,
): CheckedTable {
  const { foods, problems, doubts } = readFoodRows(rows, settings);
  const doubtful = foods.filter((food) => food.doubts.length > 0);
  const kept = leavesOutDoubtful ? foods.filter((food) => food.doubts.length === 0) : foods;
  const asked = kept.filter((food) => food.asked.length > 0);
  const numbers = new Set(kept.map(({ row }) => row));
  return {
    foodCount: kept.length,
    problemCount: problems.length,
    problems: problems.slice(0, SHOWN),
    doubtfulCount: doubtful.length,
    doubtful: doubtful.slice(0, SHOWN).map(doubtfulOf),
    askedCount: asked.length,
    asked: asked.slice(0, SHOWN).map(({ row, name, asked: codes }) => ({ row, name, asked: codes })),
    traces: kept.reduce((sum, food) => sum + food.traces, 0),
    tableDoubts: doubts,
    preview: kept.slice(0, PREVIEWED).map(({ row, food }) => ({ row, food })),
    groups: foodGroups(rows, settings.columns),
    table: foodTableText(rows, settings.columns, (row) => numbers.has(row)),
  };
}

addEventListener('message', ({ data: order }: MessageEvent<TableOrder>) => {
  const follow = async (): Promise<void> => {
    if (order.kind === 'open') {
      const sheet = readFoodSheet(new Uint8Array(await order.file.arrayBuffer()), order.layout);
      if (sheet.kind === 'refused') return tell({ kind: 'refused', refused: sheet });
      opened = sheet;
      return tell({ kind: 'opened', table: tableOf(sheet) });
    }
    if (opened === null) return;
    tell({
      kind: 'checked',
      number: order.number,
      check: checkOf(opened, order.settings, order.leavesOutDoubtful),
    });
  };
  follow().catch((error: unknown) => tell({ kind: 'fault', message: String(error) }));
});

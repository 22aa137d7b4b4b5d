import {
  FOOD_IMPORT_LIMITS,
  type FoodImportSettings,
  type FoodSheetRefused,
} from '@healzy/domain/foods/imports';
import type { SheetLayout } from '@healzy/domain/foods/imports';
import { useEffect, useRef, useState } from 'react';
import { startWorker } from '../../../app/trusted-types.ts';
import workerUrl from './food-table.worker.ts?worker&url';
import type { CheckedTable, OpenedTable, TableNews, TableOrder } from './table-reading.ts';

const AS_FOUND: SheetLayout = { delimiter: null, encoding: null };

/** How far the reading of a file is. */
export type TableStep =
  | { readonly kind: 'choose' }
  | { readonly kind: 'opening'; readonly file: File }
  | { readonly kind: 'refused'; readonly file: File; readonly refused: FoodSheetRefused | null }
  | {
      readonly kind: 'opened';
      readonly file: File;
      readonly layout: SheetLayout;
      readonly table: OpenedTable;
    };

/** Reads a table of foods in a worker, so that the page stays responsive whatever its size. */
export function useFoodTable() {
  const worker = useRef<Worker | null>(null);
  const waiting = useRef(new Map<number, (check: CheckedTable) => void>());
  const count = useRef(0);
  const [step, setStep] = useState<TableStep>({ kind: 'choose' });

  const stop = () => {
    worker.current?.terminate();
    worker.current = null;
    waiting.current.clear();
  };
  useEffect(() => stop, []);

  const open = (file: File, layout: SheetLayout = AS_FOUND): void => {
    stop();
    if (file.size > FOOD_IMPORT_LIMITS.fileBytes) {
      const details = { bytes: file.size, maxBytes: FOOD_IMPORT_LIMITS.fileBytes };
      setStep({ kind: 'refused', file, refused: { kind: 'refused', code: 'FILE_TOO_LARGE', details } });
      return;
    }
    const refuse = (refused: FoodSheetRefused | null) => setStep({ kind: 'refused', file, refused });
    const started = startWorker(workerUrl);
    worker.current = started;
    started.addEventListener('error', () => refuse(null));
    started.addEventListener('message', ({ data: news }: MessageEvent<TableNews>) => {
      if (news.kind === 'opened') setStep({ kind: 'opened', file, layout, table: news.table });
      else if (news.kind === 'refused') refuse(news.refused);
      else if (news.kind === 'fault') refuse(null);
      else {
        waiting.current.get(news.number)?.(news.check);
        waiting.current.delete(news.number);
      }
    });
    setStep({ kind: 'opening', file });
    const order: TableOrder = { kind: 'open', file, layout };
    started.postMessage(order);
  };

  return {
    step,
    open,
    /** Reads all rows with some settings. An earlier check that is not needed any more never ends. */
    check: (settings: FoodImportSettings, leavesOutDoubtful: boolean): Promise<CheckedTable> =>
      new Promise((resolve) => {
        const number = ++count.current;
        waiting.current.clear();
        waiting.current.set(number, resolve);
        const order: TableOrder = { kind: 'check', number, settings, leavesOutDoubtful };
        worker.current?.postMessage(order);
      }),
    reset: () => {
      stop();
      setStep({ kind: 'choose' });
    },
  };
}

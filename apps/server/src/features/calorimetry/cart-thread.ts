import { fileSignature } from '@healzy/domain/documents';
import type { Phase } from '@healzy/domain/calorimetry';
import { fileThread } from '../../platform/file-thread.ts';
import {
  workOnCart,
  type CartAnswer,
  type CartWork,
  type Circumstances,
  type Computed,
  type StoredWindows,
} from './computation.ts';

/** Smaller files, and recordings of so many packed bytes, take less than starting a thread. */
const WORK_HERE_BYTES = 32 * 1024;

const workBeside = fileThread<CartWork, CartAnswer>(
  'features/calorimetry/cart-worker',
  new URL('cart-worker-source.mjs', import.meta.url),
);

/**
 * Works on a recording without blocking other requests: on large files, and workbooks, in a worker thread, one at a time.
 * The bytes of the work may be given away, and are then empty.
 */
export async function workOn(work: CartWork): Promise<CartAnswer> {
  const bytes = work.kind === 'read' ? work.bytes : work.packed;
  if (bytes.length <= WORK_HERE_BYTES && fileSignature(bytes) !== 'zip') return workOnCart(work);
  return workBeside(work, bytes);
}

/** The figures of phases that need no check. */
export async function figuresOf(work: {
  packed: Uint8Array;
  phases: readonly Phase[];
  windows: StoredWindows;
  circumstances: Circumstances;
}): Promise<Computed> {
  const answer = await workOn({ kind: 'compute', ...work, check: null });
  if (answer.kind !== 'computed') throw new Error('A recording could not be computed.');
  return answer.figures;
}

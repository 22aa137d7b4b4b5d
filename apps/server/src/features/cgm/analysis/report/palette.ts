import type { CgmLevel } from '@healzy/domain/cgm';
import { PALETTE as SHARED } from '../../../../platform/pdf/palette.ts';

/** The colours of a report, with those of its figures. */
export const PALETTE = {
  ...SHARED,
  grid: '#dfe1e5',
  axis: '#6e7278',
  outer: '#dde8fd',
  inner: '#afc8f6',
  median: '#1e4798',
  targetBand: '#ddf3e6',
  targetEdge: '#3c8c66',
  missing: '#edeef1',
} as const;

/** Areas of each level. */
export const LEVEL_FILL: Record<CgmLevel, string> = {
  SEVERE_HYPOGLYCEMIA: '#771732',
  LOW: '#cb4644',
  NORMAL: '#53ad81',
  HIGH: '#e4b750',
  SEVERE_HYPERGLYCEMIA: '#c56c21',
};

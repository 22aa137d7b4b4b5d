import { z } from 'zod';
import type { ReviewValues } from './review-rows.ts';

const answer = z.enum(['YES', 'NO', 'UNKNOWN']);

/** The rows are checked where each is accepted, and by the server. */
export const reviewRules = z.object({
  sampledAt: z.string().min(1, 'REQUIRED'),
  sampledOn: z.string(),
  laboratory: z.string().max(200, 'TOO_LONG'),
  isFasting: answer,
  isPregnant: answer,
  rows: z.custom<ReviewValues['rows']>(Array.isArray),
});

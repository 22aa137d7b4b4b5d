import { z } from 'zod';
import { requiredText } from '../shared/index.ts';

/** Longest message to support, in characters. */
export const SUPPORT_MESSAGE_LENGTH = 4000;

/** A message to support or an answer; blank ones are rejected. */
export const supportMessageSchema = z.object({ text: requiredText(SUPPORT_MESSAGE_LENGTH) });

import { z } from 'zod';
import { requiredText } from '../shared/index.ts';
import { CHAT_MESSAGE_LENGTH } from './limits.ts';

/** A message of text; blank ones are rejected. */
export const chatTextSchema = z.object({ text: requiredText(CHAT_MESSAGE_LENGTH) });

/** What goes with a document; it may be empty. */
export const chatCaptionSchema = z.object({ text: z.string().trim().max(CHAT_MESSAGE_LENGTH, 'TOO_LONG') });

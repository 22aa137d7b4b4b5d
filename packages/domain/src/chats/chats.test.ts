import { describe, expect, it } from 'vitest';
import {
  CHAT_MESSAGE_LENGTH,
  chatCaptionSchema,
  chatMessageKind,
  chatMessageState,
  chatStateAfter,
  chatStateDone,
  chatTextSchema,
} from './index.ts';

const codeOf = (schema: typeof chatTextSchema | typeof chatCaptionSchema, text: string) =>
  schema.safeParse({ text }).error?.issues[0]?.message;

describe('chats', () => {
  it('reject a blank text, and one of 100,000 characters', () => {
    expect(codeOf(chatTextSchema, ' \n ')).toBe('REQUIRED');
    expect(codeOf(chatTextSchema, 'x'.repeat(100_000))).toBe('TOO_LONG');
    expect(codeOf(chatTextSchema, 'x'.repeat(CHAT_MESSAGE_LENGTH))).toBeUndefined();
    expect(codeOf(chatCaptionSchema, ' ')).toBeUndefined();
    expect(codeOf(chatCaptionSchema, 'x'.repeat(CHAT_MESSAGE_LENGTH + 1))).toBe('TOO_LONG');
  });

  it.each([
    [null, 'TEXT'],
    ['image/png', 'IMAGE'],
    ['audio/webm; codecs=opus', 'AUDIO'],
    ['video/mp4', 'VIDEO'],
    ['application/pdf', 'FILE'],
  ] as const)('name a message with %s %s', (contentType, kind) => {
    expect(chatMessageKind(contentType)).toBe(kind);
  });

  it('say how far a message has come', () => {
    const other = { delivered: 5, read: 3 };
    expect([3, 4, 5, 6].map((sequence) => chatMessageState(sequence, other))).toEqual([
      'READ',
      'DELIVERED',
      'DELIVERED',
      'SENT',
    ]);
  });

  it('wait again when the patient writes after they were done', () => {
    expect(chatStateDone(true, true)).toBe('DONE');
    expect(chatStateAfter(true)).toBe('PENDING');
    expect(chatStateAfter(false)).toBe('ANSWERED');
    expect(chatStateDone(false, true)).toBe('PENDING');
    expect(chatStateDone(false, false)).toBe('ANSWERED');
  });
});

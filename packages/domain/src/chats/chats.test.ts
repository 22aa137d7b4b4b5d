import { describe, expect, it } from 'vitest';
import { walked } from '../shared/testing/index.ts';
import {
  CHAT_MESSAGE_LENGTH,
  chatCaptionSchema,
  chatMessageKind,
  chatMessageState,
  chatStateAfter,
  chatStateDone,
  chatTextSchema,
  excerptAround,
  filledReply,
  savedReplySchema,
  savedReplyText,
} from './index.ts';
import {
  SPECIFIED_CHAT_STATES,
  SPECIFIED_MEDIA,
  SPECIFIED_MESSAGE,
  SPECIFIED_REPLY,
  VALID_REPLY,
} from './testing/index.ts';

const codeOf = (schema: typeof chatTextSchema | typeof chatCaptionSchema, text: string) =>
  schema.safeParse({ text }).error?.issues[0]?.message;

describe('chats', () => {
  it.each(SPECIFIED_MESSAGE)('keeps and refuses what it says of $field: $rule', (row) => {
    expect(walked(row, {}, chatTextSchema)).toEqual({
      kept: row.kept,
      refused: row.refused.map(([, code]) => code),
    });
  });

  it.each(SPECIFIED_MEDIA)('name a message %s that shows %s', (kind, contentType) => {
    expect(chatMessageKind(contentType)).toBe(kind);
  });

  it.each(SPECIFIED_CHAT_STATES)('that are %s become, when %s, %s', (from, act, to) => {
    // Who wrote last: a chat that is pending was left by the patient, and so is the done one here.
    const isFromPatient = from !== 'ANSWERED';
    const next = {
      patientWrites: chatStateAfter(true),
      clinicWrites: chatStateAfter(false),
      done: chatStateDone(true, isFromPatient),
      reopened: chatStateDone(false, isFromPatient),
    };
    expect(next[act]).toBe(to);
  });

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

describe('a saved reply', () => {
  it.each(SPECIFIED_REPLY)('keeps and refuses what it says of $field: $rule', (row) => {
    expect(walked(row, VALID_REPLY, savedReplySchema)).toEqual({
      kept: row.kept,
      refused: row.refused.map(([, code]) => code),
    });
  });

  const both = { textEs: 'Hola, {nombre}', textEn: 'Hello {name}' };
  it('is written in the language that is asked for, and in the other one where there is no such text', () => {
    expect(savedReplyText(both, 'en')).toEqual({ text: 'Hello {name}', language: 'en' });
    expect(savedReplyText({ ...both, textEn: null }, 'en')).toEqual({
      text: 'Hola, {nombre}',
      language: 'es',
    });
  });

  it.each([
    ['Hola, {nombre}:', 'Lucía', 'Hola, Lucía:'],
    ['{ NAME }, {name}', ' Lucía ', 'Lucía, Lucía'],
    ['{peso} {nombre', 'Lucía', '{peso} {nombre'],
    ['Hola, {nombre}', '$& $1 {name}', 'Hola, $& $1 {name}'],
  ])('puts the first name into “%s”', (text, name, expected) => {
    expect(filledReply(text, name)).toBe(expected);
  });
});

describe('an excerpt', () => {
  it.each([
    ['Corto', 'nada', 'Corto'],
    ['  dos\nlíneas ', 'lineas', 'dos líneas'],
  ])('of “%s” is all of it', (text, search, expected) => {
    expect(excerptAround(text, search)).toBe(expected);
  });

  it('begins before what was found, however letters are written', () => {
    const filler = 'ﬁ '.repeat(200);
    const excerpt = excerptAround(`${filler}CÚRCUMA${filler}`, 'curcuma');
    expect(excerpt).toMatch(/^….{39,41}CÚRCUMA.*…$/u);
    expect([...excerpt].length).toBeLessThanOrEqual(162);
  });

  it('of a text without it is its beginning', () => {
    expect(excerptAround('a'.repeat(500), 'zzz').startsWith('aaa')).toBe(true);
  });
});

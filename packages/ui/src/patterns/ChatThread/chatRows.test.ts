import { describe, expect, it } from 'vitest';
import { chatRows, chatTarget } from './chatRows.ts';

const message = (id: string, at: string, sender = 'a') => ({ id, at: new Date(at), sender: { id: sender } });
const shape = (rows: ReturnType<typeof chatRows>) =>
  rows.flatMap(({ message: { id }, isDay, isNew, isContinued }) => [
    ...(isDay ? ['day'] : []),
    ...(isNew ? ['new'] : []),
    `${id}${isContinued ? '+' : ''}`,
  ]);

describe('chatRows', () => {
  it('groups by day and by person', () => {
    const rows = chatRows(
      [
        message('1', '2026-03-11T22:00:00Z'),
        message('2', '2026-03-12T09:00:00Z'),
        message('3', '2026-03-12T09:04:00Z'),
        message('4', '2026-03-12T09:05:00Z', 'b'),
        message('5', '2026-03-12T09:11:00Z', 'b'),
      ],
      { timeZone: 'UTC' },
    );
    expect(shape(rows)).toEqual(['day', '1', 'day', '2', '3+', '4', '5']);
  });

  it('starts a day at midnight in the zone', () => {
    const messages = [message('1', '2026-03-11T22:58:00Z'), message('2', '2026-03-11T23:01:00Z')];
    expect(shape(chatRows(messages, { timeZone: 'UTC' }))).toEqual(['day', '1', '2+']);
    expect(shape(chatRows(messages, { timeZone: 'Europe/Madrid' }))).toEqual(['day', '1', 'day', '2']);
  });

  it('names the person again after the divider', () => {
    const messages = [message('1', '2026-03-12T09:00:00Z'), message('2', '2026-03-12T09:01:00Z')];
    expect(shape(chatRows(messages, { firstUnreadId: '2' }))).toEqual(['day', '1', 'new', '2']);
    expect(shape(chatRows(messages, { firstUnreadId: 'gone' }))).toEqual(['day', '1', '2+']);
  });

  it('keeps a message without a valid time with the previous day', () => {
    const messages = [message('1', '2026-03-12T09:00:00Z'), message('2', 'never')];
    expect(shape(chatRows(messages))).toEqual(['day', '1', '2']);
    expect(shape(chatRows([message('1', 'never')]))).toEqual(['1']);
  });

  it('has no rows without messages', () => {
    expect(chatRows([])).toEqual([]);
  });
});

describe('chatTarget', () => {
  const among = { at: 5, last: 9, screen: 4 };
  it.each([
    ['ArrowUp', 4],
    ['ArrowDown', 6],
    ['PageUp', 1],
    ['PageDown', 9],
    ['Home', 0],
    ['End', 9],
    ['a', undefined],
  ])('leads by %s to %s', (key, place) => {
    expect(chatTarget(key, among)).toBe(place);
  });

  it('stays within the thread', () => {
    expect(chatTarget('ArrowUp', { at: 0, last: 9, screen: 4 })).toBe(0);
    expect(chatTarget('ArrowDown', { at: 9, last: 9, screen: 4 })).toBe(9);
  });
});

import { expect, it } from 'vitest';
import { aheadOf } from './ahead.ts';

const message = {
  id: 'm1',
  at: new Date('2026-03-02T09:00:00.000Z'),
  text: 'Hola',
  state: 'sending' as const,
};

it('keeps what was sent across a reload at once, to be sent again, and for its own conversation alone', () => {
  aheadOf('u.a.chats/p1').write([message]);
  expect(aheadOf('u.a.chats/p1').read()).toEqual([{ ...message, state: 'failed' }]);
  expect(aheadOf('u.b.chats/p1').read()).toEqual([]);
  aheadOf('u.a.chats/p1').clear();
  expect(aheadOf('u.a.chats/p1').read()).toEqual([]);
});

it('has nothing left once nothing waits, and takes damaged storage for none', () => {
  aheadOf('u.a.chats/p1').write([message]);
  aheadOf('u.a.chats/p1').write([]);
  expect(aheadOf('u.a.chats/p1').read()).toEqual([]);
  sessionStorage.setItem('healzy.ahead.u.a.chats/p1', '{');
  expect(aheadOf('u.a.chats/p1').read()).toEqual([]);
});

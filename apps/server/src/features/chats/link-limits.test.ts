import { Readable } from 'node:stream';
import { CHAT_LINK_LIMITS } from '@healzy/domain/chats';
import { describe, expect, it } from 'vitest';
import { LinkLimits } from './link-limits.ts';

const { messages, bytes, streams } = CHAT_LINK_LIMITS;
const START = Date.parse('2026-03-02T10:00:00Z');
const at = (seconds: number): Date => new Date(START + seconds * 1000);
const held = (id: string, patientId = 'ana', accountId = 'alba') => ({ id, patientId, accountId });

describe('what comes through a patient’s link', () => {
  it('is a hundred messages in ten minutes; the refusal says in how many seconds it goes on, and then it does', () => {
    const limits = new LinkLimits();
    for (let sent = 0; sent < messages.link; sent += 1) limits.take(held('l1'), 'messages', 1, at(sent));
    expect(() => limits.take(held('l1'), 'messages', 1, at(240))).toThrow(
      expect.objectContaining({
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        headers: { 'retry-after': '360' },
        details: { retryAfter: 360 },
      }),
    );
    limits.take(held('l1'), 'messages', 1, at(600));
  });

  it('counts for the chat too, whatever links its patient is given, and for nobody else’s', () => {
    const limits = new LinkLimits();
    const all = (link: string, count: number) =>
      Array.from({ length: count }, () => limits.take(held(link), 'messages', 1, at(0)));
    all('l1', 100);
    all('l2', messages.chat - 100);
    expect(() => limits.take(held('l3'), 'messages', 1, at(1))).toThrow(/Too much/);
    limits.take(held('l4', 'berta'), 'messages', 1, at(1));
  });

  it('counts for the account, and for no other', () => {
    const limits = new LinkLimits();
    for (let sent = 0; sent < messages.account; sent += 1)
      limits.take(held(`l${sent % 100}`, `p${sent % 100}`), 'messages', 1, at(1));
    expect(() => limits.take(held('new', 'new'), 'messages', 1, at(2))).toThrow(/Too much/);
    limits.take(held('other', 'other', 'brisa'), 'messages', 1, at(2));
  });

  it('has a limit of bytes; what is refused takes nothing from it', () => {
    const limits = new LinkLimits();
    const file = 50 * 1024 ** 2;
    for (let sent = 0; sent < bytes.link / file; sent += 1) limits.take(held('l1'), 'bytes', file, at(0));
    expect(() => limits.take(held('l1'), 'bytes', 1, at(60))).toThrow(
      expect.objectContaining({ headers: { 'retry-after': '3540' } }),
    );
    for (let sent = 0; sent < messages.link; sent += 1) limits.take(held('l1'), 'messages', 1, at(61));
  });
});

describe('the open streams of a patient’s link', () => {
  const stream = () => new Readable({ read: () => undefined }).resume();
  const isOver = async (events: Readable) => {
    await new Promise((done) => setTimeout(done, 0));
    return events.readableEnded;
  };

  it('end oldest first when there are too many, for one link and for all of its chat', async () => {
    const limits = new LinkLimits();
    const ofLink = Array.from({ length: streams.link + 1 }, stream);
    ofLink.forEach((events) => limits.hold(held('l1'), events));
    expect(await Promise.all(ofLink.slice(0, 3).map(isOver))).toEqual([true, false, false]);
    const ofChat = Array.from({ length: streams.chat - streams.link + 1 }, stream);
    ofChat.forEach((events, index) => limits.hold(held(`other${index % 2}`), events));
    expect(await Promise.all(ofLink.slice(0, 3).map(isOver))).toEqual([true, true, false]);
    expect((await Promise.all(ofChat.map(isOver))).some(Boolean)).toBe(false);
  });

  it('are refused when the account has too many, until one ends', async () => {
    const limits = new LinkLimits();
    const all = Array.from({ length: streams.account }, stream);
    all.forEach((events, index) => limits.hold(held(`l${index}`, `p${index}`), events));
    expect(() => limits.requireStream({ accountId: 'alba' })).toThrow(
      expect.objectContaining({ status: 429, headers: { 'retry-after': '60' } }),
    );
    limits.requireStream({ accountId: 'brisa' });
    all[0]?.destroy();
    await isOver(all[0]!);
    limits.requireStream({ accountId: 'alba' });
  });
});

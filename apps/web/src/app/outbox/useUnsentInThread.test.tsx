import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Outgoing } from './unsent.ts';
import { useUnsentInThread } from './useUnsentInThread.ts';

const message = (id: string, more: Partial<Outgoing> = {}): Outgoing => ({
  id,
  at: new Date(1),
  text: id,
  state: 'sending',
  ...more,
});
const file = { id: 'd1', fileName: 'dieta.pdf' } as NonNullable<Outgoing['file']>;

const open = (waiting: readonly Outgoing[]) => {
  const [setFiles, focus] = [vi.fn(), vi.fn()];
  const { result, rerender } = renderHook(
    ({ stored }: { stored: { id: string }[] }) => {
      const [typed, setTyped] = useState('Y otra cosa');
      const [outgoing, setOutgoing] = useState(waiting);
      const drop = (id: string) => setOutgoing((before) => before.filter((one) => one.id !== id));
      const outbox = { typed, setTyped, setFiles, outgoing, setOutgoing, drop };
      return { ...useUnsentInThread(outbox, stored), typed, outgoing };
    },
    { initialProps: { stored: [] as { id: string }[] } },
  );
  result.current.composer.current = { focus, insert: vi.fn() };
  return { result, rerender, setFiles, focus };
};

it('a message that the conversation has waits no longer', () => {
  const { result, rerender } = open([message('m1'), message('m2')]);
  expect(result.current.unsent).toHaveLength(2);
  rerender({ stored: [{ id: 'm1' }] });
  expect(result.current.unsent.map(({ id }) => id)).toEqual(['m2']);
  expect(result.current.outgoing.map(({ id }) => id)).toEqual(['m2']);
});

it('a refused message is written again before what was typed meanwhile, with its file', () => {
  const { result, setFiles, focus } = open([message('m1', { state: 'refused', file })]);
  act(() => result.current.edit('m1'));
  expect(result.current.typed).toBe('m1\nY otra cosa');
  expect(result.current.outgoing).toEqual([]);
  expect((setFiles.mock.lastCall?.[0] as (before: []) => unknown)([])).toEqual([file]);
  expect(focus).toHaveBeenCalledOnce();
});

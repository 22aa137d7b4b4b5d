import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ConfigContext } from './config-context.ts';
import { useLinkDelivery } from './LinkDeliveryFields.tsx';
import type { RuntimeConfig } from './runtime-config.ts';

afterEach(cleanup);

const config = { sendsMail: true, sendsSms: true } as RuntimeConfig;
const wrapper = ({ children }: { children: React.ReactNode }) => (
  <ConfigContext value={config}>{children}</ConfigContext>
);

it.each([
  ['EMAIL', 'nadie', 'wrong'],
  ['EMAIL', ' ', 'missing'],
  ['EMAIL', 'nadie@ejemplo.example', null],
  ['SMS', 'mañana', 'wrong'],
  ['SMS', '', 'missing'],
  ['SMS', '+34 600 000 000', null],
] as const)('sends by %s to "%s" only what can be an address', (delivery, typed, problem) => {
  const card = { email: 'ficha@ejemplo.example', phone: '600 111 222' };
  const { result } = renderHook(() => useLinkDelivery(card, delivery), { wrapper });
  act(() => result.current.type(typed));
  expect(result.current.problem).toBeNull();
  let taken: unknown;
  act(() => {
    taken = result.current.take();
  });
  expect(result.current.problem).toBe(problem);
  expect(taken).toEqual(problem === null ? { delivery, sentTo: typed } : null);
});

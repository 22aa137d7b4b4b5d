// @vitest-environment jsdom
import { createElement, type ComponentType, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './LazyPart.tsx';

const code = (component: ComponentType) => {
  let arrive = () => undefined as void;
  const promise = new Promise<ComponentType>((resolve) => {
    arrive = () => resolve(component);
  });
  return { arrive: () => arrive(), promise };
};

/** Lets React work, without letting time pass. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('shows a part within a part as soon as its code is there, however lately a placeholder was shown', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const innerCode = code(() => createElement('p', null, 'the chart'));
  const Inner = lazyPart(() => innerCode.promise, { fallback: 'inner to come' });
  const outerCode = code(() => createElement(Inner));
  const Outer = lazyPart(() => outerCode.promise, { fallback: 'outer to come' });
  const root = createRoot(host);
  root.render(createElement(Outer));
  await settle();
  expect(host.textContent).toBe('outer to come');
  outerCode.arrive();
  await settle();
  expect(host.textContent).toBe('inner to come');
  innerCode.arrive();
  await settle();
  expect(host.textContent).toBe('the chart');
  root.unmount();
});

it('is there at once where its code was fetched ahead', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const Part = lazyPart(() => Promise.resolve(() => createElement('p', null, 'the chart')), {
    fallback: 'to come',
  });
  Part.preload();
  await settle();
  const shown: (string | null)[] = [];
  function Watched() {
    useLayoutEffect(() => {
      shown.push(host.textContent);
    }, []);
    return createElement(Part);
  }
  const root = createRoot(host);
  root.render(createElement(Watched));
  await settle();
  expect(shown).toEqual(['the chart']);
  root.unmount();
});

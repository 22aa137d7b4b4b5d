// Runs inside Chromium. The runner calls `window.bench`; a page measures one contender once.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ourScroller, OurTable } from './our-table.jsx';
import { COUNT, samplePeople } from './people.js';
import { ReactAriaTable } from './react-aria-table.jsx';
import { TanstackTable } from './tanstack-table.jsx';

const tables = { ours: OurTable, tanstack: TanstackTable, reactAria: ReactAriaTable };
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const scrollerIn = (host) => host.querySelector('[data-scroller]') ?? ourScroller(host);
const people = samplePeople();

/** Milliseconds from `act` until the frame that shows its result is done. */
async function untilPainted(act) {
  const start = performance.now();
  act();
  await nextFrame();
  await nextFrame();
  return performance.now() - start;
}

/** A table on the page, and how long it took to appear. */
async function mounted(contender) {
  const host = document.createElement('div');
  host.style.width = '1200px';
  document.body.replaceChildren(host);
  const root = createRoot(host);
  // React itself is not what is measured: the root has rendered before, as in a running app.
  flushSync(() => root.render(<p>…</p>));
  await document.fonts.ready;
  for (let frame = 0; frame < 10; frame++) await nextFrame();
  globalThis.gc?.();
  await nextFrame();
  const Table = tables[contender];
  const ms = await untilPainted(() => flushSync(() => root.render(<Table rows={people} />)));
  return { host, ms };
}

/** How many rows the table says it has, and the name in its first row. */
function checksum(host) {
  const cell = host.querySelector('[aria-rowindex="2"]');
  return {
    rows: Number(host.querySelector('[role=grid]').getAttribute('aria-rowcount')) - 1 === COUNT ? COUNT : -1,
    first: [...(cell?.textContent ?? '')].reduce((sum, letter) => sum + letter.codePointAt(0), 0),
  };
}

window.bench = {
  async first(contender) {
    const { host, ms } = await mounted(contender);
    return { ms, checksum: checksum(host) };
  },

  /** By name, then by visits, then by visits reversed: the mean of the three. */
  async sort(contender) {
    const { host } = await mounted(contender);
    const press = (name) => {
      const head = [...host.querySelectorAll('[role=columnheader]')].find((each) =>
        each.textContent.startsWith(name),
      );
      const target = head.querySelector('button') ?? head;
      // React Aria needs more than a click to register a press.
      for (const type of ['pointerdown', 'pointerup'])
        target.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            cancelable: true,
            pointerId: 1,
            pointerType: 'mouse',
            button: 0,
          }),
        );
      target.click();
    };
    let ms = 0;
    for (const name of ['Name', 'Visits', 'Visits']) {
      ms += await untilPainted(() => flushSync(() => press(name)));
      for (let frame = 0; frame < 3; frame++) await nextFrame();
    }
    return { ms: ms / 3, checksum: checksum(host) };
  },

  /** The 95th percentile of 80 steps of ten rows, each until it is painted. */
  async scroll(contender) {
    const { host } = await mounted(contender);
    const scroller = scrollerIn(host);
    const steps = [];
    for (let step = 1; step <= 100; step++) {
      const ms = await untilPainted(() => {
        scroller.scrollTop = step * 400;
      });
      if (step > 20) steps.push(ms);
    }
    const seen = [...host.querySelectorAll('[aria-rowindex]')].map((row) =>
      Number(row.getAttribute('aria-rowindex')),
    );
    steps.sort((a, b) => a - b);
    return { ms: steps[Math.floor(steps.length * 0.95)], checksum: { isThere: Number(seen.includes(1008)) } };
  },

  /** Shows and scrolls the table; the runner reads the heap before and after. */
  async shown(contender) {
    const { host } = await mounted(contender);
    const scroller = scrollerIn(host);
    for (let step = 1; step <= 20; step++) {
      await untilPainted(() => {
        scroller.scrollTop = step * 400;
      });
    }
    return { ms: 0, checksum: { rows: COUNT } };
  },
};

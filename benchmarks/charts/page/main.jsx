// Runs inside Chromium. The runner calls `window.bench`; one page measures one contender once (first paint) or many
// frames of it.
import { flushSync } from 'react-dom';
import { mountBareHeatCanvas, mountBareHeatElements } from './bare-heat.js';
import { mountBareProfile } from './bare-profile.js';
import { mountBareTrace } from './bare-trace.js';
import {
  AgpChart,
  GlucoseTrace,
  heatProps,
  HeatGrid,
  prepareRoot,
  profileProps,
  traceHandle,
  traceProps,
} from './our-charts.jsx';
import { lines, lineScene } from './lines.jsx';
import { heatScene, profileScene, traceScene, WIDTH } from './scenes.js';
import { mountUplotProfile, mountUplotTrace } from './uplot-charts.js';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const READINGS_OF_14_DAYS = 14 * 288;
const READINGS_OF_90_DAYS = 90 * 288;

/** Mounts a trace, and for `withProfile` a daily profile below it, and returns handles on both. */
const pictures = {
  ours(host, { scene, profile, view, root }) {
    const trace = traceProps(scene, view.from, view.to);
    const day = profile && profileProps(profile);
    return () => {
      flushSync(() =>
        root.render(
          <>
            <GlucoseTrace {...trace} />
            {day && <AgpChart {...day} />}
          </>,
        ),
      );
      return {
        trace: () => traceHandle(host, view.from, view.to),
        // The outer band is a curve there and back, one command from each time of day to the next.
        medians: () =>
          Math.max(
            ...[...host.querySelectorAll('svg path')].map(
              (path) => path.getAttribute('d').match(/[LC]/g)?.length ?? 0,
            ),
          ) >> 1,
      };
    };
  },
  limit(host, { scene, profile, view }) {
    return () => {
      const trace = mountBareTrace(host, scene, view.from, view.to);
      const day = profile && mountBareProfile(host, profile);
      return { trace: () => trace, day: () => day };
    };
  },
  uplot(host, { scene, profile, view }) {
    return () => {
      const trace = mountUplotTrace(host, scene, view.from, view.to);
      const day = profile && mountUplotProfile(host, profile);
      return { trace: () => trace, day: () => day };
    };
  },
};

const heats = {
  ours(host, { scene, root }) {
    const props = heatProps(scene);
    return () => {
      flushSync(() => root.render(<HeatGrid {...props} />));
      return { cells: () => host.querySelectorAll('[role=gridcell]').length };
    };
  },
  limit:
    (host, { scene }) =>
    () =>
      mountBareHeatCanvas(host, scene),
  elements:
    (host, { scene }) =>
    () =>
      mountBareHeatElements(host, scene),
};

function place() {
  const host = document.createElement('div');
  host.style.width = `${WIDTH}px`;
  document.body.replaceChildren(host);
  return host;
}

const rootOf = (contender, host) => (contender === 'ours' ? prepareRoot(host) : null);

/** Milliseconds from the call that creates a chart until the frame that shows it is done. */
async function untilPainted(mount) {
  await document.fonts.ready;
  for (let frame = 0; frame < 10; frame++) await nextFrame();
  globalThis.gc?.();
  await nextFrame();
  const start = performance.now();
  const made = mount();
  await nextFrame();
  await nextFrame();
  return { ms: performance.now() - start, made };
}

/** How many of the twenty lowest and twenty highest readings in view are drawn at their position. */
function extremesSeen(trace, { epochSeconds, values }, { from, to }) {
  const inSight = [];
  epochSeconds.forEach((epoch, index) => epoch > from && epoch < to && inSight.push(index));
  inSight.sort((a, b) => values[a] - values[b]);
  const wanted = [...inSight.slice(0, 20), ...inSight.slice(-20)];
  return wanted.filter((index) => isDark(trace.pen(), trace.placeOf(epochSeconds[index], values[index])))
    .length;
}

function isDark(pen, [x, y]) {
  const { data } = pen.getImageData(Math.round(x) - 6, Math.round(y) - 6, 13, 13);
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] > 200 && 0.3 * data[at] + 0.59 * data[at + 1] + 0.11 * data[at + 2] < 225) return true;
  }
  return false;
}

window.bench = {
  async trace(contender, { withProfile }) {
    const scene = traceScene(withProfile ? READINGS_OF_90_DAYS : READINGS_OF_14_DAYS);
    const profile = withProfile ? profileScene(scene) : null;
    const view = scene.whole;
    const host = place();
    const mount = pictures[contender](host, { scene, profile, view, root: rootOf(contender, host) });
    const { ms, made } = await untilPainted(mount);
    const checksum = { extremes: extremesSeen(made.trace(), scene, view) };
    if (profile) {
      checksum.medians = made.medians
        ? made.medians() + 1
        : profile.minutes.filter((minute, index) =>
            isDark(made.day().pen(), made.day().placeOf(minute, profile.lines[2][index])),
          ).length;
    }
    return { ms, checksum };
  },

  async heat(contender) {
    const scene = heatScene();
    const host = place();
    const mount = heats[contender](host, { scene, root: rootOf(contender, host) });
    const { ms, made } = await untilPainted(mount);
    return { ms, checksum: { cells: made.cells() } };
  },

  async line(contender) {
    const host = place();
    const { ms, made } = await untilPainted(lines[contender](host, lineScene(), rootOf(contender, host)));
    return { ms, checksum: { peaks: made.peaks() } };
  },

  /** Mean milliseconds of a frame, from one animation frame to the next, over `frames` of them. */
  async frames(contender, kind, frames) {
    const scene = traceScene(READINGS_OF_90_DAYS);
    const view = kind === 'pan' ? scene.last14 : scene.whole;
    const host = place();
    const made = pictures[contender](host, { scene, view, root: rootOf(contender, host) })();
    const trace = made.trace();
    await nextFrame();
    await nextFrame();
    const span = view.to - view.from;
    const move = kind === 'pan' ? panner(trace, view, span) : zoomer(trace, view, span);
    for (let frame = 0; frame < 30; frame++) {
      move(frame);
      await nextFrame();
    }
    const start = performance.now();
    for (let frame = 30; frame < 30 + frames; frame++) {
      move(frame);
      await nextFrame();
    }
    const ms = (performance.now() - start) / frames;
    // Checked in a separate image: a canvas that has been read back once may be rendered by another path.
    const again = place();
    const looked = pictures[contender](again, { scene, view, root: rootOf(contender, again) })().trace();
    await nextFrame();
    return { ms, checksum: { extremes: extremesSeen(looked, scene, view) } };
  },
};

/** Back and forth through the last weeks, eight pixels at a time, like dragging by hand. */
function panner(trace, view, span) {
  const step = 8;
  const plot = WIDTH - 56;
  let pixels = 0;
  return (frame) => {
    const direction = frame % 240 < 120 ? 1 : -1;
    pixels += direction * step;
    if (trace.panBy) trace.panBy(-direction * step);
    else trace.paint(view.from - (pixels / plot) * span, view.to - (pixels / plot) * span);
  };
}

/** The whole trace and one per cent less, alternating: every frame reduces and draws all of it. */
function zoomer(trace, view, span) {
  return (frame) => {
    const isWhole = frame % 2 === 1;
    if (trace.zoomBy) trace.zoomBy(isWhole ? 1 / 0.99 : 0.99);
    else trace.paint(view.from, isWhole ? view.to : view.to - span * 0.01);
  };
}

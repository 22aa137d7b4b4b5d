// How long the PDF files take, the report of a test and the paper of a plan: the worker threads of the built server, asked
// as the server asks them. The first file also starts the thread and reads its fonts.
import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { root } from '../../scripts/bootstrap.mjs';
import { domainBundle, serverBundle } from '../harness/bundles.mjs';
import { spread } from '../harness/statistics.mjs';

const RUNS = 7;
const UNIT = 'mg/dL';

/** What a report of so many days is made of. */
async function reportData(days) {
  const cgm = await import(pathToFileURL(await domainBundle('cgm')).href);
  const { series } = cgm.simulateTrace(7, {
    from: '2026-01-01',
    days,
    zone: 'Europe/Madrid',
    kind: 'TYPE_1',
  });
  const dates = cgm.localDays(series);
  const text = 'Tu glucosa ha estado en rango la mayor parte del tiempo, también de noche. '.repeat(6);
  const paragraph = [{ type: 'PARAGRAPH', level: 0, spans: [{ text, marks: [], href: null }] }];
  const first = series.epochSeconds[0];
  return {
    language: 'es',
    unit: UNIT,
    clinic: { name: 'Clínica Alba', logo: null },
    patient: 'Ángela Núñez',
    test: 'MCG',
    specialist: 'Alma Ruiz',
    madeAt: '2026-11-23T08:00:00Z',
    series,
    figures: {
      unit: UNIT,
      agp: cgm.agp(series),
      scores: {
        zone: series.zone,
        leftOut: null,
        rangeProfile: 'STANDARD',
        from: dates[0].date,
        to: dates.at(-1).date,
        metrics: cgm.cgmMetrics(series),
        timeInRanges: cgm.timeInRanges(series, 'STANDARD'),
        sufficiency: cgm.sufficiency(series),
        scores: cgm.cgmScores(series, {
          fromEpoch: first,
          toEpoch: series.epochSeconds.at(-1) + 300,
          timeframe: 'WEEKLY',
          nowEpoch: series.epochSeconds.at(-1) + 86_400,
          profile: 'STANDARD',
          meals: [],
        }),
      },
    },
    events: Array.from({ length: days * 3 }, (_, index) => ({
      type: 'MEAL',
      name: 'Comida',
      startsAt: new Date((first + index * 28_800) * 1000).toISOString(),
      endsAt: null,
    })),
    recommendations: [],
    analysis: {
      sections: Object.fromEntries(
        ['summary', 'glucose', 'lows', 'highs', 'nights', 'meals', 'lifestyle', 'nextSteps'].map(
          (section) => [section, paragraph],
        ),
      ),
      finished: null,
    },
  };
}

/** What the paper of a plan of full weeks is made of. */
async function paperData(weeks) {
  const { paperSample } = await import(pathToFileURL(await serverBundle('../test/paper-samples')).href);
  return paperSample({ weeks });
}

/** One file, by a new thread or by one that has made another. */
async function made(worker, data) {
  const began = performance.now();
  worker.postMessage(data);
  const [answer] = await once(worker, 'message');
  if (answer.error) throw new Error(answer.error);
  return performance.now() - began;
}

const measuring = ({ id, of, program, data: dataOf }) => ({
  id,
  unit: 'ms',
  work: `${of}, as a tagged PDF by a new worker thread of the built server; by one that has made a file before beside it`,
  async measure() {
    const data = await dataOf();
    const built = pathToFileURL(join(root, 'apps/server/dist', program));
    const cold = [];
    const warm = [];
    for (let run = 0; run < RUNS; run++) {
      const began = performance.now();
      const worker = new Worker(built);
      await made(worker, data);
      cold.push(performance.now() - began);
      warm.push(await made(worker, data));
      await worker.terminate();
    }
    return {
      ours: { spread: spread(cold), runs: RUNS },
      details: { warmThread: spread(warm).median },
    };
  },
});

const ofTest = (id, days) =>
  measuring({
    id,
    of: `the report of a test of ${days} days with an analysis`,
    program: 'cgm-analysis-report-report-worker.js',
    data: () => reportData(days),
  });

export const reports = [
  ofTest('pdf.report', 14),
  ofTest('pdf.report.90d', 90),
  measuring({
    id: 'pdf.plan',
    of: 'the paper of a plan of four full weeks with their shopping lists',
    program: 'menus-paper-plan-paper-worker.js',
    data: () => paperData(4),
  }),
];

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { verdicts } from './bars.mjs';

/** Rows by id: those of an earlier run are kept until they are measured again. */
export function mergeRows(path, fresh, order) {
  const earlier = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  const rows = new Map(earlier.map((row) => [row.id, row]));
  for (const row of fresh) rows.set(row.id, row);
  return [...rows.values()].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

export function writeResults(directory, rows) {
  writeFileSync(`${directory}results.json`, `${JSON.stringify(rows, null, 2)}\n`);
  writeFileSync(`${directory}results.md`, readable(rows));
}

const figure = (spread) => (spread ? `${spread.median} (${spread.min}–${spread.max})` : '–');
const word = (reached) => (reached === null ? 'not measured' : reached ? 'reached' : '**not reached**');

/** The same as text: one section for each benchmark, preceded by the targets reached and missed. */
export function readable(rows) {
  const lines = [
    '# Measured',
    '',
    'Written by `npm run bench`; do not edit. Medians with (smallest–largest). Ours, the limit and the peers ran in turn on the',
    'same machine and did the same work: their checksums were equal. The limit is the barest code that does it.',
    'Computing counts processor time, pictures and the product time on the clock.',
    'Ratios count, absolute times belong to the machine. How and why: `README.md`.',
    '',
    '| benchmark | to reach | measured | |',
    '| --- | --- | --- | --- |',
  ];
  for (const row of rows) {
    for (const { says, shown, reached } of verdicts(row)) {
      lines.push(`| ${row.id} | ${says} | ${shown} | ${word(reached)} |`);
    }
  }
  for (const row of rows) {
    lines.push('', `## ${row.id}`, '', `${sentence(row.work)} In ${row.unit}; ${row.runs} runs.`, '');
    lines.push(
      `| | ${row.unit} | ours ÷ it |`,
      '| --- | ---: | ---: |',
      `| **ours** | ${figure(row.ours)} | |`,
    );
    if (row.limit) lines.push(`| limit | ${figure(row.limit)} | ${row.ratios.limit} |`);
    for (const [name, spread] of Object.entries(row.peers)) {
      lines.push(`| ${name} | ${figure(spread)} | ${row.ratios[name]} |`);
    }
    const details = Object.entries(row.details ?? {});
    if (details.length > 0)
      lines.push('', ...details.map(([key, value]) => `- ${words(key)}: ${shownDetail(value)}`));
  }
  lines.push('', '## Measured on', '', ...machines(rows), '');
  return lines.join('\n');
}

const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`;
const words = (key) => key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
const shownDetail = (value) =>
  value !== null && typeof value === 'object'
    ? Object.entries(value)
        .map(([key, part]) => `${key} ${part}`)
        .join(' · ')
    : String(value);

function machines(rows) {
  const groups = new Map();
  for (const { id, machine } of rows) {
    const { cpu, cores, memoryGiB, system, node, chromium } = machine;
    const text = `${cores} × ${cpu}, ${memoryGiB} GiB, ${system}, Node ${node}${chromium ? `, Chromium ${chromium} without GPU` : ''}`;
    groups.set(text, [...(groups.get(text) ?? []), id]);
  }
  return [...groups].map(([text, ids]) => `- ${text}: ${ids.join(', ')}`);
}

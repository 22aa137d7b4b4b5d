// What came of each planted fault, as the page `results.md`. A run of some faults keeps the rows of the others.

/** @returns {Map<string, 'caught' | 'escaped' | 'broken'>} by fault */
export function readResults(page) {
  const rows = page.matchAll(/^\| `([^`]+)` \|.*\| (caught|escaped|broken) \|$/gm);
  return new Map([...rows].map(([, id, came]) => [id, came]));
}

const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (headings, rows) => [row(headings), row(headings.map(() => '---')), ...rows.map(row)];

/** Faults of a group that were caught, of all in it: `12 of 13`; empty where there is none. */
function share(faults, results) {
  if (faults.length === 0) return '';
  return `${faults.filter(({ id }) => results.get(id) === 'caught').length} of ${faults.length}`;
}

export function resultsPage(faults, results) {
  const areas = [...new Set(faults.map(({ area }) => area))];
  const stages = [...new Set(faults.map(({ stage }) => stage))];
  const escapes = faults.filter(({ id }) => results.get(id) !== 'caught');
  const lines = [
    '# Planted faults',
    '',
    'Written by `npm run faults`. The test named for each fault has to fail with it.',
    '',
    ...table(
      ['caught', ...stages, 'all'],
      [...areas, undefined].map((area) => {
        const own = faults.filter((fault) => area === undefined || fault.area === area);
        const cells = stages.map((stage) =>
          share(
            own.filter((fault) => fault.stage === stage),
            results,
          ),
        );
        return [area ?? 'all', ...cells, share(own, results)];
      }),
    ),
    '',
    '## Not caught',
    '',
    ...(escapes.length === 0 ? ['None.'] : []),
    ...escapes.map(
      ({ id, does, escapes: why }) =>
        `- \`${id}\` (${results.get(id) ?? 'not run'}) ${does}.${why ? ` ${why}` : ''}`,
    ),
    '',
    '## Each fault',
    '',
    ...table(
      ['fault', 'what a person would meet', 'test', 'came'],
      faults.map(({ id, does, stage, by }) => [
        `\`${id}\``,
        does.replaceAll('|', '\\|'),
        `${stage}: ${by.split('/').at(-1)}`,
        results.get(id) ?? 'not run',
      ]),
    ),
    '',
  ];
  return lines.join('\n');
}

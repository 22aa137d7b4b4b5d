// Features that use each other can be read, changed and removed only together, so edges point one way.

/** The path along `uses` from a feature back to itself, both ends included; undefined when there is none. */
function wayBack(uses, start) {
  const from = new Map();
  const queue = [start];
  for (const feature of queue) {
    for (const used of uses.get(feature) ?? []) {
      if (used === start) {
        const way = [start];
        for (let at = feature; at !== start; at = from.get(at)) way.unshift(at);
        return [start, ...way];
      }
      if (from.has(used)) continue;
      from.set(used, feature);
      queue.push(used);
    }
  }
  return undefined;
}

/**
 * @param {import('./boundaries.mjs').Features} features
 * @returns {string[]} one message per feature that uses itself through others
 */
export function cycleProblems({ features }) {
  const graph = new Map(Object.entries(features).map(([feature, { uses }]) => [feature, uses]));
  const seen = new Set();
  const problems = [];
  for (const feature of graph.keys()) {
    const way = seen.has(feature) ? undefined : wayBack(graph, feature);
    if (way === undefined) continue;
    for (const each of way) seen.add(each);
    problems.push(
      `features.json: ${way.join(' -> ')} is a cycle. Take one of these out of "uses": let the feature that is known ` +
        'everywhere iterate over what modules contribute (apps/server/src/modules.ts, apps/web/src/features/index.ts).',
    );
  }
  return problems;
}

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

/** `uses` of every feature, without the edges that are still to be reversed. */
const graphOf = ({ features, edgesToTurn = [] }, kept = '') =>
  new Map(
    Object.entries(features).map(([feature, { uses }]) => [
      feature,
      uses.filter((used) => {
        const edge = `${feature} -> ${used}`;
        return edge === kept || !edgesToTurn.includes(edge);
      }),
    ]),
  );

/**
 * @param {import('./boundaries.mjs').Features} features
 * @returns {string[]} one message per feature that uses itself through others, and per edge listed as one to reverse
 *   that no longer closes a cycle
 */
export function cycleProblems(features) {
  const graph = graphOf(features);
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
  for (const edge of features.edgesToTurn ?? []) {
    const [feature, used] = edge.split(' -> ');
    const isUsed = features.features[feature]?.uses.includes(used) === true;
    if (isUsed && wayBack(graphOf(features, edge), feature)) continue;
    problems.push(`features.json: "${edge}" closes no cycle any more. Remove it from edgesToTurn.`);
  }
  return problems;
}

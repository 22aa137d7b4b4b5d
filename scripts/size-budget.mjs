/** How much a part may grow before someone has to confirm that it is intended. */
const slack = (kibibytes) => kibibytes * 1.05 + 0.3;

/**
 * Parts that are larger than agreed, have no budget, or have one but no longer exist, as messages.
 * @param {readonly { part: string, brotli: number }[]} sizes KiB
 * @param {Readonly<Record<string, number>>} budget KiB by part
 */
export function overBudget(sizes, budget) {
  const wrong = sizes.flatMap(({ part, brotli }) => {
    const agreed = budget[part];
    if (agreed === undefined) return [`${part} weighs ${brotli} KiB and has no budget.`];
    return brotli > slack(agreed) ? [`${part} weighs ${brotli} KiB; ${agreed} KiB were agreed.`] : [];
  });
  const gone = Object.keys(budget).filter((part) => !sizes.some((each) => each.part === part));
  return [...wrong, ...gone.map((part) => `${part} has a budget and does not exist.`)];
}

/**
 * The budget that accepts these sizes.
 * @param {readonly { part: string, brotli: number }[]} sizes KiB
 * @returns {Record<string, number>}
 */
export function budgetOf(sizes) {
  return Object.fromEntries(sizes.map(({ part, brotli }) => [part, brotli]));
}

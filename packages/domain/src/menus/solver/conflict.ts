import { exhaustDay } from './exhaust-day.ts';
import { modelOf } from './model.ts';
import type { MenuProblem } from './problem.ts';
import { isProof, relaxedProof, type Certificate } from './relaxation.ts';
import { ruleKey, rulesOf, type MenuRule } from './rules.ts';
import { PROBING, searchPlan } from './search-plan.ts';

export interface MenuConflict {
  /** Rules that cannot all be kept, although any of them can be once another is left out. */
  rules: readonly {
    rule: MenuRule;
    /** Leaving out this one alone is enough for the whole week. */
    isEnough: boolean;
  }[];
  /** The week, and the day unless only the days of the week together are impossible. */
  week: number;
  day: number | null;
  /** Whether every rule was shown to be needed; false when that was too much work for one of them. */
  isIrreducible: boolean;
  /** Whether the search for a smaller conflict ended at its limit of checks: then some rules were not tried. */
  isStopped: boolean;
}

/**
 * Sets of rules that are checked for one explanation. It counts checks, never milliseconds, so that the same problem is
 * always explained alike. Without a limit, hundreds of excluded foods and kept meals would be left out one by one, each
 * with a search of its own, for a list that becomes no clearer.
 */
export const EXPLAINING_CHECKS = 300;

/** What is left of them; shared by all searches for one explanation. */
interface Effort {
  checks: number;
}

type Verdict =
  /** There is proof that these rules cannot all be kept; the certificate where it is one that can be checked again. */
  { kind: 'IMPOSSIBLE'; certificate: Certificate | null } | { kind: 'POSSIBLE' } | { kind: 'UNKNOWN' };

/**
 * The smallest set of rules found that cannot be kept together in a day that the search could not fill, or else in its
 * week. Nothing is called impossible without proof (see `relaxedProof` and `exhaustDay`). Rules are left out one by one,
 * in several orders, as long as what remains is proven impossible.
 *
 * @param without keys of rules that are left out from the beginning
 * @param effort sets of rules that may be checked before what is known is reported
 * @returns null when the problem could not be proven impossible
 */
export function* findConflict(
  problem: MenuProblem,
  at: { week: number; day: number },
  seed: number,
  without: ReadonlySet<string> = new Set(),
  effort: Effort = { checks: EXPLAINING_CHECKS },
): Generator<void, MenuConflict | null> {
  const inWeek = <Position extends { week: number; day: number }>(positions: readonly Position[]) =>
    positions.filter(({ week }) => week === at.week);
  const ofWeek = { ...problem, fill: inWeek(problem.fill), kept: inWeek(problem.kept) };
  const ofDay = {
    ...problem,
    fill: ofWeek.fill.filter(({ day }) => day === at.day),
    kept: ofWeek.kept.filter(({ day }) => day === at.day),
  };
  for (const part of [ofDay, ofWeek]) {
    const rules = rulesOf(part).filter((rule) => !without.has(ruleKey(rule)));
    const judged = new Map<string, Verdict>();
    const verdict = (kept: readonly MenuRule[]): Verdict => {
      const key = kept.map(ruleKey).join();
      const known = judged.get(key);
      if (known !== undefined) return known;
      effort.checks--;
      const found = verdictOf(part, kept, seed);
      judged.set(key, found);
      return found;
    };
    const all = verdict(rules);
    yield;
    if (all.kind !== 'IMPOSSIBLE') continue;
    let best: Reduced | null = null;
    for (const order of ordersOf(rules)) {
      // Two rules in conflict are hardly ever beaten by one that no menu can keep.
      if (best !== null && (best.rules.length <= 2 || effort.checks <= 0)) break;
      const reduced: Reduced = yield* reduce(part, rules, {
        order,
        proof: all,
        verdictUnder: verdict,
        effort,
      });
      if (best === null || reduced.rules.length < best.rules.length) best = reduced;
    }
    if (best === null) continue;
    const named = [];
    for (const rule of best.rules) {
      if (effort.checks-- <= 0) {
        named.push({ rule, isEnough: false });
        continue;
      }
      const others = rulesOf(ofWeek).filter(
        (each) => ruleKey(each) !== ruleKey(rule) && !without.has(ruleKey(each)),
      );
      named.push({ rule, isEnough: isSolved(ofWeek, others, seed) });
      yield;
    }
    return {
      rules: named,
      week: at.week,
      day: part === ofDay ? at.day : null,
      isIrreducible: best.isIrreducible,
      isStopped: effort.checks < 0,
    };
  }
  return null;
}

const PERSONAL: readonly MenuRule['kind'][] = [
  'RESTRICTION',
  'EXCLUDED_FOOD',
  'EXCLUDED_CATEGORY',
  'KEPT_MEAL',
];

/** General rules are left out first, so that a conflict names what is particular to the patient; then other ways. */
function ordersOf(rules: readonly MenuRule[]): MenuRule[][] {
  const personal = ({ kind }: MenuRule) => PERSONAL.includes(kind);
  return [
    [...rules],
    [...rules.filter((rule) => !personal(rule)).reverse(), ...rules.filter(personal)],
    [...rules].reverse(),
  ];
}

interface Reduced {
  rules: MenuRule[];
  isIrreducible: boolean;
}

interface Reduction {
  order: readonly MenuRule[];
  proof: Verdict & { kind: 'IMPOSSIBLE' };
  verdictUnder: (rules: readonly MenuRule[]) => Verdict;
  effort: Effort;
}

function* reduce(
  problem: MenuProblem,
  rules: readonly MenuRule[],
  { order, proof, verdictUnder, effort }: Reduction,
): Generator<void, Reduced> {
  let kept = [...rules];
  let { certificate } = proof;
  const unclear: MenuRule[] = [];
  for (const rule of order) {
    const without = kept.filter((each) => each !== rule);
    if (certificate !== null) {
      const model = modelUnder(problem, without);
      if (isProof(model, model.days, certificate)) {
        kept = without;
        continue;
      }
    }
    if (effort.checks <= 0) {
      unclear.push(rule);
      continue;
    }
    const verdict = verdictUnder(without);
    yield;
    if (verdict.kind === 'IMPOSSIBLE') {
      kept = without;
      certificate = verdict.certificate;
    } else if (verdict.kind === 'UNKNOWN') unclear.push(rule);
  }
  // With fewer rules beside it, what was unclear is often clear.
  let isIrreducible = true;
  for (const rule of unclear) {
    if (effort.checks <= 0) {
      effort.checks = -1;
      isIrreducible = false;
      break;
    }
    const without = kept.filter((each) => each !== rule);
    const { kind } = verdictUnder(without);
    yield;
    if (kind === 'IMPOSSIBLE') kept = without;
    else if (kind === 'UNKNOWN') isIrreducible = false;
  }
  return { rules: kept, isIrreducible };
}

function modelUnder(problem: MenuProblem, rules: readonly MenuRule[]) {
  const keys = new Set(rules.map(ruleKey));
  return modelOf(problem, (key) => keys.has(key));
}

function verdictOf(problem: MenuProblem, rules: readonly MenuRule[], seed: number): Verdict {
  const model = modelUnder(problem, rules);
  if (model.isContradictory) return { kind: 'IMPOSSIBLE', certificate: null };
  const certificate = relaxedProof(model, model.days);
  if (certificate !== null) return { kind: 'IMPOSSIBLE', certificate };
  if (isSolved(problem, rules, seed)) return { kind: 'POSSIBLE' };
  for (const day of model.days) {
    const { kind } = exhaustDay(model, day);
    if (kind === 'IMPOSSIBLE') return { kind: 'IMPOSSIBLE', certificate: null };
    if (kind === 'FOUND' && model.days.length === 1) return { kind: 'POSSIBLE' };
  }
  return { kind: 'UNKNOWN' };
}

function isSolved(problem: MenuProblem, rules: readonly MenuRule[], seed: number): boolean {
  const model = modelUnder(problem, rules);
  if (model.isContradictory) return false;
  const steps = searchPlan(model, seed, PROBING);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value.isSolved;
}

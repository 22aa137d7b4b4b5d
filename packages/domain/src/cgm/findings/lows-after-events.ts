import type { LocalDate } from '../../shared/index.ts';
import type { CgmEventType } from '../event-types.ts';
import type { Span } from '../span-state.ts';
import type { CgmEpisode } from './episodes.ts';

/** Hours after an event in which a low counts as following it: about as long as rapid-acting insulin acts. */
export const AFTER_EVENT_HOURS = 4;
/** Fewer lows are told one by one. */
const FEWEST_LOWS = 3;
/** Chance alone may raise one false alarm in a hundred tests, over all kinds of events together. */
const FALSE_ALARMS = 0.01;

const PRECEDING_TYPES = ['MEAL', 'TRAINING', 'CUSTOM'] as const satisfies readonly CgmEventType[];
type PrecedingType = (typeof PRECEDING_TYPES)[number];

/** What is known of an event besides its glucose. UTC seconds. */
export interface EventBefore {
  type: CgmEventType;
  name: string;
  fromEpoch: number;
  toEpoch: number | null;
}

/** Lows that began after events of a kind more often than chance explains. An observation, not a cause. */
export interface LowsAfterEvents {
  type: PrecedingType;
  /** Of events that the clinic names itself, without the dose; null for meals and exercise. */
  name: string | null;
  /** Lows that began within {@link AFTER_EVENT_HOURS} of such an event, or during it. */
  lows: number;
  /** All lows of the period. */
  of: number;
  /** Share of the period's time that follows such an event in the same way, in percent. */
  timePercent: number;
  /** Days of those lows, ascending. */
  dates: LocalDate[];
}

/**
 * Links low episodes to what preceded them. Three meals a day are followed by half of all lows by chance alone, so a kind
 * of event is named only where the lows after it are more than a binomial draw from the period's time would give, with a
 * probability of at most 1 % over all kinds (Bonferroni). How somebody feels and rests does not precede a low but shows
 * it, or is simply the night: neither is compared. The clearest link first.
 */
export function lowsAfterEvents(
  episodes: readonly CgmEpisode[],
  events: readonly EventBefore[],
  period: Span,
): LowsAfterEvents[] {
  const lows = episodes.filter(({ level }) => level === 'LOW');
  const byKind = new Map<string, ComparedEvent[]>();
  for (const event of events.filter(isCompared))
    byKind.set(kindOf(event), [...(byKind.get(kindOf(event)) ?? []), event]);
  const kinds = [...byKind.values()];
  return kinds
    .flatMap((kind) => {
      const spans = merged(
        kind.map(({ fromEpoch, toEpoch }) => ({
          fromEpoch,
          toEpoch: (toEpoch ?? fromEpoch) + AFTER_EVENT_HOURS * 3600,
        })),
        period,
      );
      const share = secondsOf(spans) / Math.max(1, period.toEpoch - period.fromEpoch);
      const after = lows.filter((low) =>
        spans.some(({ fromEpoch, toEpoch }) => low.fromEpoch >= fromEpoch && low.fromEpoch < toEpoch),
      );
      const chance = atLeastBy(after.length, lows.length, share);
      const [{ type, name }] = kind as [ComparedEvent];
      return after.length < FEWEST_LOWS || chance > FALSE_ALARMS / kinds.length
        ? []
        : [
            {
              chance,
              link: {
                type,
                name: type === 'CUSTOM' ? withoutDose(name) : null,
                lows: after.length,
                of: lows.length,
                timePercent: 100 * share,
                dates: [...new Set(after.map(({ date }) => date))].sort(),
              },
            },
          ];
    })
    .sort((one, other) => one.chance - other.chance)
    .map(({ link }) => link);
}

type ComparedEvent = EventBefore & { type: PrecedingType };
const isCompared = (event: EventBefore): event is ComparedEvent =>
  PRECEDING_TYPES.some((type) => type === event.type);

/** A dose of insulin from a file is named with its amount: `Insulina · 4 U`. */
const withoutDose = (name: string) => name.split(' · ')[0]!.trim();
const kindOf = ({ type, name }: EventBefore) =>
  type === 'CUSTOM' ? `CUSTOM ${withoutDose(name).toLowerCase()}` : type;

/** The time in at least one of the spans, within the period, ascending. */
function merged(spans: readonly Span[], period: Span): Span[] {
  const found: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.fromEpoch - b.fromEpoch)) {
    const fromEpoch = Math.max(span.fromEpoch, found.at(-1)?.toEpoch ?? period.fromEpoch);
    const toEpoch = Math.min(span.toEpoch, period.toEpoch);
    if (fromEpoch < toEpoch) found.push({ fromEpoch, toEpoch });
  }
  return found;
}

const secondsOf = (spans: readonly Span[]) =>
  spans.reduce((sum, { fromEpoch, toEpoch }) => sum + toEpoch - fromEpoch, 0);

/** Probability of at least `count` hits in `tries`, each with probability `share` (binomial). */
function atLeastBy(count: number, tries: number, share: number): number {
  if (share >= 1) return 1;
  let term = (1 - share) ** tries;
  let sum = count === 0 ? term : 0;
  for (let hits = 1; hits <= tries; hits++) {
    term *= ((tries - hits + 1) / hits) * (share / (1 - share));
    if (hits >= count) sum += term;
  }
  return sum;
}

import type { Readable } from 'node:stream';
import { CHAT_LINK_LIMITS } from '@healzy/domain/chats';
import type { Database } from '../../platform/db/database.ts';
import { tooManyRequests } from '../../platform/http/http-problem.ts';
import type { Services } from '../../platform/services.ts';

/** Whose link is used. */
interface HeldLink {
  id: string;
  accountId: string;
  patientId: string;
}

const LEVELS = ['link', 'chat', 'account'] as const;
type Level = (typeof LEVELS)[number];
type Measure = 'messages' | 'bytes';

interface Window {
  taken: number;
  endsAt: number;
}

const keyOf = ({ id, accountId, patientId }: HeldLink, level: Level): string =>
  ({ link: id, chat: patientId, account: accountId })[level];

/** When a stream may be asked for again, seconds: by then those of others have ended in turn. */
const STREAM_RETRY_SECONDS = 60;
/** Windows kept before those that are over are forgotten. */
const MOST_WINDOWS = 10_000;

/**
 * Counts what comes through the links of patients, so that whoever has one can neither fill the disk nor keep the clinic
 * from its other chats. In memory: a restart begins anew, and each process counts its own.
 */
export class LinkLimits {
  readonly #windows = new Map<string, Window>();
  /** By level and key, the oldest first. */
  readonly #streams = new Map<string, Set<Readable>>();

  /**
   * Takes from what a link, its chat and its account have left: all of it or nothing. A message takes no bytes: files that
   * used up those of an hour must not keep the patient from writing that something is wrong.
   *
   * @throws HttpProblem 429 with the seconds until there is room again
   */
  take(held: HeldLink, measure: Measure, amount: number, now: Date): void {
    const at = now.getTime();
    if (this.#windows.size > MOST_WINDOWS) this.#forgetOld(at);
    const { minutes, ...most } = CHAT_LINK_LIMITS[measure];
    const wanted = LEVELS.map((level) => ({
      most: most[level],
      window: this.#window(`${measure} ${level} ${keyOf(held, level)}`, minutes, at),
    }));
    const full = wanted.filter((one) => one.window.taken + amount > one.most);
    if (full.length > 0) {
      const endsAt = Math.max(...full.map(({ window }) => window.endsAt));
      throw tooManyRequests(
        'Too much was sent through this link; wait as long as Retry-After says.',
        Math.max(1, Math.ceil((endsAt - at) / 1000)),
      );
    }
    for (const { window } of wanted) window.taken += amount;
  }

  /** @throws HttpProblem 429 when the account has as many streams as it may have */
  requireStream({ accountId }: Pick<HeldLink, 'accountId'>): void {
    const open = this.#streams.get(`account ${accountId}`)?.size ?? 0;
    if (open >= CHAT_LINK_LIMITS.streams.account)
      throw tooManyRequests(
        'Too many chats are open; wait as long as Retry-After says.',
        STREAM_RETRY_SECONDS,
      );
  }

  /**
   * Keeps a stream within the limits of its link and chat: the oldest ends for it, because that is most likely of a page
   * that was left. Its reader comes back with its position, and misses nothing.
   */
  hold(held: HeldLink, events: Readable): void {
    for (const level of LEVELS) {
      const key = `${level} ${keyOf(held, level)}`;
      const open = this.#streams.get(key) ?? new Set();
      this.#streams.set(key, open.add(events));
      events.on('close', () => {
        open.delete(events);
        if (open.size === 0 && this.#streams.get(key) === open) this.#streams.delete(key);
      });
      const [oldest] = open;
      if (level !== 'account' && open.size > CHAT_LINK_LIMITS.streams[level]) {
        oldest?.push(null);
        // Not again for the next one, should its reader be slow to go.
        if (oldest) open.delete(oldest);
      }
    }
  }

  #window(key: string, minutes: number, at: number): Window {
    const known = this.#windows.get(key);
    if (known && known.endsAt > at) return known;
    const window = { taken: 0, endsAt: at + minutes * 60_000 };
    this.#windows.set(key, window);
    return window;
  }

  #forgetOld(at: number): void {
    for (const [key, { endsAt }] of this.#windows) if (endsAt <= at) this.#windows.delete(key);
  }
}

const byDatabase = new WeakMap<Database, LinkLimits>();

/** The limits of the links of one server. */
export function linkLimitsOf(database: Database): LinkLimits {
  const limits = byDatabase.get(database) ?? new LinkLimits();
  byDatabase.set(database, limits);
  return limits;
}

/** @throws HttpProblem 429 with the seconds until there is room again */
export const takeFromLink = (
  { database, now }: Pick<Services, 'database' | 'now'>,
  held: HeldLink,
  measure: Measure,
  amount: number,
): void => linkLimitsOf(database).take(held, measure, amount, now());

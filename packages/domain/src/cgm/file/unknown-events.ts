import type { CgmQuestion } from './result.ts';

/** So many rows of a single unknown event type are a sensor's; fewer may be its alarms. */
const FEWEST_READINGS = 12;
/** Beside known readings, so many rows in a hundred of an unknown event type are worth a question. */
const WORTH_ASKING = 0.05;
const MOST_EVENTS = 20;

interface UnknownEvent {
  /** As the file has it. */
  name: string;
  count: number;
  row: number;
  value: string;
}

/** Event types that no language is known to have, but beside which there are glucose values. */
export class UnknownEvents {
  readonly #events = new Map<string, UnknownEvent>();

  note(name: string, row: number, value: string): void {
    const event = this.#events.get(name);
    if (event !== undefined) event.count++;
    else if (this.#events.size < MOST_EVENTS) this.#events.set(name, { name, count: 1, row, value });
  }

  /** Which of them are readings, when that matters. */
  question(knownReadings: number): Extract<CgmQuestion, { id: 'readingEvent' }> | null {
    const fewest = knownReadings === 0 ? 1 : Math.max(FEWEST_READINGS, knownReadings * WORTH_ASKING);
    const events = [...this.#events.values()].filter(({ count }) => count >= fewest);
    if (events.length === 0) return null;
    events.sort((a, b) => b.count - a.count);
    return {
      id: 'readingEvent',
      choices: events.map(({ name }) => name),
      samples: events.map(({ name, row, value }) => ({ row, found: `${name}: ${value}` })),
    };
  }
}

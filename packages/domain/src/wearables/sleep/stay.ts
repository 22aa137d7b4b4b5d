import type { Span } from '../covered-spans.ts';

/** Stages, what is known without stages, and what is not sleep. */
export const SLEEP_STATES = [
  'AWAKE',
  'LIGHT',
  'DEEP',
  'REM',
  'ASLEEP',
  'OUT_OF_BED',
  'UNKNOWN',
  'IN_BED',
] as const;
export type SleepState = (typeof SLEEP_STATES)[number];

export interface SleepSegment extends Span {
  state: SleepState;
}

/** What a device computed itself, as it wrote it. */
export interface DeviceSleep {
  /** Its own word on night or nap; null where it says nothing. */
  isNap: boolean | null;
  /** Per cent. Devices divide by what they scored, not by the time in bed. */
  efficiency: number | null;
  latencyS: number | null;
  wasoS: number | null;
}

/** One stay in bed, as one source has it. */
export interface SleepStay extends Span {
  source: string;
  /** Of the clocks on which it began and ended: a flight or a clock change lies between. */
  startOffsetMinutes: number;
  endOffsetMinutes: number;
  /** IANA zone, where the source says it. */
  zone: string | null;
  segments: SleepSegment[];
  /** Seconds per state, of sources that do not say when each was. */
  totals: Partial<Record<SleepState, number>> | null;
  device: DeviceSleep;
  /** Typed in by the person: shown, never summed. */
  isManual?: boolean;
  /** Of two overlapping stays of a source the higher replaces the other. */
  version?: number;
}

export const NO_DEVICE_SLEEP: DeviceSleep = { isNap: null, efficiency: null, latencyS: null, wasoS: null };

const ASLEEP: ReadonlySet<SleepState> = new Set(['LIGHT', 'DEEP', 'REM', 'ASLEEP']);
export const isAsleep = (state: SleepState): boolean => ASLEEP.has(state);

import { describe, expect, it } from 'vitest';
import type { WearableChoice, WearableRecords } from '../records.ts';
import { RecordSink } from './record-sink.ts';

/** What one call may bring. */
const MOST_BYTES = 1024 ** 2;

describe('parts of an import', () => {
  it('are small enough for one call, whatever script a source is named in', async () => {
    const parts: WearableRecords[] = [];
    const sink = new RecordSink(new Set<WearableChoice>(['STEPS']), async (part) => void parts.push(part));
    for (let index = 0; index < 6000; index++) {
      const startS = 1_700_000_000 + index * 60;
      sink.interval({
        metric: 'STEPS',
        source: '手表'.repeat(60),
        startS,
        endS: startS + 60,
        value: 12.345,
        offsetMinutes: 480,
        version: 1_700_000_000,
      });
      if (sink.isFull) await sink.flush();
    }
    await sink.flush();
    const bytes = parts.map((part) => new TextEncoder().encode(JSON.stringify(part)).length);
    expect(Math.max(...bytes)).toBeLessThan(MOST_BYTES);
    expect(parts.flatMap(({ intervals }) => intervals)).toHaveLength(6000);
  });
});

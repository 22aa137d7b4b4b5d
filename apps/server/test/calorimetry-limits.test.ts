import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addCartTest, uploadCart } from './cart-files.ts';
import { healthWhile, LONGEST_HELD_MS } from './health-while.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

/** A day of rest and walking at one sample a second: the longest recording that is read. */
function dayOfSamples(): Uint8Array {
  const lines = Array.from({ length: 86_400 }, (_, i) => {
    const level = Math.floor(i / 7200) % 2 === 0 ? 240 : 900;
    const vo2 = level + 20 * Math.sin(i / 7);
    return [
      i + 1,
      vo2.toFixed(1),
      (vo2 * 0.85).toFixed(1),
      70 + (level > 500 ? 40 : 0),
      (vo2 / 30).toFixed(2),
    ].join();
  });
  return new TextEncoder().encode(['time_s,vo2_ml_min,vco2_ml_min,hr_bpm,ve_l_min', ...lines].join('\n'));
}

/** Calls an operation without the test bed's validation, whose time is not the server's. */
async function caller(testId: string) {
  const { accountId, people } = bed.alba;
  const token = await bed.tokenFor(people.specialist);
  return async (method: 'GET' | 'POST' | 'PUT', address: string, body?: unknown, version?: number) => {
    const answer = await bed.app.server.inject({
      method,
      url: `/measurement-service/calorimetry/${testId}${address}?accountId=${accountId}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return {
      status: answer.statusCode,
      size: answer.body.length,
      version: Number(/\d+/.exec(String(answer.headers.etag))?.[0]),
    };
  };
}

const PHASES = [
  { kind: 'RECLINED', startS: 0, endS: 7200 },
  { kind: 'TREADMILL_4', startS: 7200, endS: 7560 },
];

describe('a day of samples', () => {
  it('is imported, shown, divided into phases and printed while other requests are answered', async () => {
    let call!: Awaited<ReturnType<typeof caller>>;
    const imported = await healthWhile(
      bed,
      (documentId) => call('POST', '/recording', { documentId, confirmed: ['GAPS'] }),
      async () => {
        const testId = await addCartTest(bed, bed.alba);
        const { documentId } = await uploadCart(bed, bed.alba, { testId, bytes: dayOfSamples() });
        call = await caller(testId);
        // The first call of its kind pays for compiling the code.
        for (const address of ['', '/curves']) await call('GET', address);
        return documentId;
      },
    );
    expect(imported.result.status).toBe(201);
    expect(imported.answers).toBeGreaterThan(20);
    expect(imported.longestHeldMs).toBeLessThan(LONGEST_HELD_MS);
    let { version } = imported.result;
    const changes = [
      ['/phases', { phases: PHASES }],
      ['/phases/RECLINED/window', { window: { startS: 600, endS: 1200 } }],
      ['', { method: { energy: 'BROCKWAY', substrates: 'FRAYN_1983', nitrogenGDay: 10 } }],
      ['/plan-use', undefined],
    ] as const;
    for (const [address, body] of changes) {
      const changed = await healthWhile(bed, () => call('PUT', address, body, version));
      expect([address, changed.result.status]).toEqual([address, 200]);
      expect([address, changed.longestHeldMs < LONGEST_HELD_MS, changed.longestHeldMs]).toEqual([
        address,
        true,
        expect.any(Number),
      ]);
      ({ version } = changed.result);
    }
    for (const address of ['', '/curves', '/report.pdf']) {
      const shown = await healthWhile(bed, () => call('GET', address));
      expect([address, shown.result.status]).toEqual([address, 200]);
      expect([address, shown.longestHeldMs < LONGEST_HELD_MS, shown.longestHeldMs]).toEqual([
        address,
        true,
        expect.any(Number),
      ]);
    }
  }, 120_000);
});

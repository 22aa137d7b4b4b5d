import { afterEach, beforeAll, afterAll, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';

let bed: TestBed;
let working: Database;
beforeAll(async () => {
  bed = await startTestBed({ LOG_LEVEL: 'error' });
  working = bed.app.services.database;
});
afterEach(() => {
  bed.app.services.database = working;
});
afterAll(() => bed.close());

function breakDatabase(error: Error & { code?: string }): void {
  const fail = () => Promise.reject(error);
  bed.app.services.database = { ...working, asAccount: fail, asSystem: fail };
}

it.each(['ECONNREFUSED', '57P01', '53300', 'ENOSPC', '40P01'])(
  'a database that answers %s lets nobody in, says so with 503, and serves again when it is back',
  async (code) => {
    breakDatabase(Object.assign(new Error('secret words of the database'), { code }));
    const { specialist } = bed.alba.people;
    const down = await bed.call('listPatients', { as: specialist });
    expect(down).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(down.headers['retry-after']).toBe('5');
    expect(down.text).not.toContain('secret');
    bed.app.services.database = working;
    expect((await bed.call('listPatients', { as: specialist })).status).toBe(200);
  },
);

it('an internal error responds 500 with a reference number that is in the log, and no details', async () => {
  breakDatabase(new Error('column "x" of SELECT at /srv/app.ts:7'));
  const answer = await bed.call('listPatients', { as: bed.alba.people.specialist });
  expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
  expect(answer.text).not.toMatch(/column|SELECT|\.ts/);
  const { requestId } = answer.body.details as { requestId: string };
  expect(bed.logs.some((line) => line.includes(requestId) && line.includes('column'))).toBe(true);
});

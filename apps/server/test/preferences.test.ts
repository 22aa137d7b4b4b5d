import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';

let bed: TestBed;

beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const get = (as: TestBed['alba']['people']['admin']) => bed.call('getOwnPreferences', { as });

describe('a person’s own preferences', () => {
  it('are unset at first, keep what a change leaves out, and are nobody else’s', async () => {
    const { admin, specialist } = bed.alba.people;
    const unchosen = {
      menuMode: null,
      theme: null,
      glucoseUnit: null,
      hasShortcuts: null,
    };
    expect((await get(admin)).body).toEqual(unchosen);

    await bed.call('updateOwnPreferences', { as: admin, body: { menuMode: 'static', theme: 'dark' } });
    const second = await bed.call('updateOwnPreferences', {
      as: admin,
      body: { hasShortcuts: false, glucoseUnit: 'mmol/L' },
    });
    expect(second.status).toBe(200);
    const chosen = {
      menuMode: 'static',
      theme: 'dark',
      glucoseUnit: 'mmol/L',
      hasShortcuts: false,
    };
    expect(second.body).toEqual(chosen);
    expect((await get(admin)).body).toEqual(chosen);
    expect((await get(specialist)).body).toEqual(unchosen);
  });

  it.each([
    { menuMode: 'sideways' },
    { theme: 'sepia' },
    { glucoseUnit: 'g/l' },
    { hasShortcuts: 'no' },
    { menuMode: null },
    { colour: 'red' },
    {},
  ])('reject %j and keep what was chosen', async (body) => {
    const { receptionist } = bed.alba.people;
    await bed.call('updateOwnPreferences', { as: receptionist, body: { menuMode: 'overlay' } });
    expect((await bed.call('updateOwnPreferences', { as: receptionist, body })).status).toBe(400);
    expect((await get(receptionist)).body.menuMode).toBe('overlay');
  });

  it('are shown and changed by the database for the person alone', async () => {
    const { admin, specialist } = bed.alba.people;
    await bed.call('updateOwnPreferences', { as: admin, body: { menuMode: 'static' } });
    const scope = { accountId: bed.alba.accountId, userId: specialist.userId };
    const seen = await bed.database.asAccount(scope, (sql) =>
      sql.query<{ userId: string }>('SELECT user_id FROM user_preferences'),
    );
    expect(seen.rows.filter((row) => row.userId !== specialist.userId)).toEqual([]);
    const changed = await bed.database.asAccount(scope, (sql) =>
      sql.query(`UPDATE user_preferences SET theme = 'light' WHERE user_id = $1`, [admin.userId]),
    );
    expect(changed.rowCount).toBe(0);
    await expect(
      bed.database.asAccount(scope, (sql) =>
        sql.query('INSERT INTO user_preferences (user_id) VALUES ($1)', [
          bed.alba.people.receptionist.userId,
        ]),
      ),
    ).rejects.toThrow(/row-level security/);
  });
});

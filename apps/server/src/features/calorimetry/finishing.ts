import type { FinishingReader } from '../../contributions/finishing.ts';
import { figuresOf } from './cart-thread.ts';
import { outdatedWork } from './handlers.ts';
import { loadTest } from './open-test.ts';
import { calorimetryTests, findCalorimetry } from './test-rows.ts';

/**
 * Stores the figures for the body that the record has now: until here they were computed again for each reader, and from
 * here on they stay. Nothing that anyone sees changes, and so neither does the version.
 */
export const finishing: FinishingReader = async (inAccount, of) => {
  const found = await inAccount(async (sql) => {
    const { accountId } = of.caller;
    if ((await findCalorimetry(sql, { accountId, testId: of.id })) === undefined) return null;
    const loaded = await loadTest(sql, of, 'read');
    const work = await outdatedWork(sql, loaded);
    return loaded.row === undefined || work === null ? null : { row: loaded.row, work };
  });
  if (found === null) return null;
  const { row, work } = found;
  const { body } = work.circumstances;
  const figures = await figuresOf(work);
  return async (sql) => {
    // Who changed the test meanwhile had its figures computed for the record as well.
    await calorimetryTests.update(sql, { id: row.id, version: row.version }, { ...figures, body });
  };
};

import { clockIn } from '@healzy/domain/shared';
import { domainToRecords, WEARABLE_CHOICES, type WearableChoice } from '@healzy/domain/wearables';
import { countRecords, lastEnd, sourceSpans } from '@healzy/domain/wearables/delivery';
import type { DemoClinic, DemoData } from '../../../contributions/demo.ts';
import { newId } from '../../../platform/db/ids.ts';
import { mergeIntoBlocks } from '../blocks.ts';
import { addPart, beginImport, completeImport } from '../imports.ts';
import { checkedRecords, endedAt } from '../records.ts';
import { wearableDevices } from '../rows.ts';
import { demoDays, type DemoHabits } from './days.ts';

const HABITS: DemoHabits = {
  ...{ seed: 1, steps: 6800, restingBpm: 62, unworn: [], workoutEvery: 3, hasDiary: false },
};

interface DemoWearer {
  account: DemoClinic['account']['key'];
  /** Position in the clinic's list of patients. */
  patient: number;
  habits: DemoHabits;
  /** How their records came, and for a device how many days ago the last ones did. */
  by: { fileName: string } | { device: string; silentDays: number };
}

const WEARERS: readonly DemoWearer[] = [
  {
    ...{ account: 'alba', patient: 1, by: { fileName: 'exportar.zip' } },
    habits: { ...HABITS, hasDiary: true, unworn: [11] },
  },
  // Somebody should ask why.
  {
    ...{ account: 'alba', patient: 2, by: { device: 'Reloj', silentDays: 5 } },
    habits: { ...HABITS, seed: 2, steps: 8200, restingBpm: 58, hasDiary: true },
  },
  {
    ...{ account: 'brisa', patient: 1, by: { device: 'Reloj', silentDays: 0 } },
    habits: { ...HABITS, seed: 3, steps: 11_500, restingBpm: 49, workoutEvery: 2 },
  },
];

const DAYS = 28;
const DAY_MS = 86_400_000;
const CHOICES: WearableChoice[] = [...WEARABLE_CHOICES];

async function addWearer(clinic: DemoClinic, { patient, habits, by }: DemoWearer): Promise<void> {
  const { services, accountId, account, lead, patients } = clinic;
  const patientId = patients[patient]?.id;
  if (patientId === undefined) throw new Error(`${account.name} has no patient for the demo watch.`);
  const owner = { accountId, patientId };
  const now = services.now();
  const silentDays = 'device' in by ? by.silentDays : 0;
  const until = new Date(now.getTime() - silentDays * DAY_MS);
  const last = clockIn(account.timezone, until).day;
  const days = demoDays(habits, { first: last - DAYS + 1, days: DAYS, zone: account.timezone, until });
  const records = domainToRecords(days);
  const read = countRecords(days);
  await services.database.asAccount({ accountId, userId: lead.userId }, async (sql) => {
    if ('fileName' in by) {
      const { fileName } = by;
      const asked = { fileName, format: 'APPLE_HEALTH', choices: CHOICES } as const;
      const { id: importId } = await beginImport(
        sql,
        { ...owner, createdBy: lead.userId, linkId: null },
        { ...asked, choices: [...asked.choices] },
        now,
      );
      await addPart(sql, owner, { importId, part: 1, records }, now);
      await completeImport(sql, owner, { importId, parts: 1, read, stored: read, skipped: [] }, now);
      return;
    }
    const id = newId(now.getTime());
    const checked = checkedRecords(records, { choices: CHOICES, now });
    await wearableDevices.insert(sql, {
      ...{ id, ...owner, name: by.device, choices: CHOICES },
      tokenHash: services.intakeLinks.hashFor(id),
      createdBy: lead.userId,
      createdAt: new Date(until.getTime() - DAYS * DAY_MS),
      lastCallAt: until,
      lastRecordAt: endedAt(lastEnd(checked), now),
      records: read,
      sources: sourceSpans(checked),
    });
    await mergeIntoBlocks(sql, { ...owner, deviceId: id }, checked);
  });
}

export const demo: DemoData = {
  needs: ['patients'],
  async fill(clinic) {
    for (const wearer of WEARERS) if (wearer.account === clinic.account.key) await addWearer(clinic, wearer);
  },
};

import { searchKey } from '@healzy/domain/shared';
import type { DemoClinic, DemoData } from '../../../contributions/demo.ts';
import { newId } from '../../../platform/db/ids.ts';
import { DEMO_LIVES } from '../../../demo/lives.ts';
import { insertPatient } from '../patient-writing.ts';
import { DEMO_PATIENTS } from './people.ts';

/** Where some of them came from, which also groups them. */
const DEMO_COUPONS: Readonly<Record<number, string>> = { 0: 'BIENVENIDA', 4: 'AMIGO' };
const DEMO_TAGS: Readonly<Record<number, string[]>> = {
  0: ['Deportista'],
  2: ['Celiaquía', 'Empresa Lumbre'],
  3: ['Diabetes tipo 2'],
  5: ['Deportista', 'Empresa Lumbre', 'Vegetariana'],
};

/** The first came a year ago, the last the day before yesterday, with more of them recently. */
function cameDaysAgo(index: number, count: number): number {
  return 2 + Math.round(343 * ((count - 1 - index) / (count - 1)) ** 1.6);
}

/** A patient's later states, `[days ago, state]`: some paused and came back, every ninth has left. */
function pastOf(index: number, since: number): [number, 'ACTIVE' | 'INACTIVE'][] {
  const isPaused = index % 7 === 5 && since > 60;
  return [
    ...(isPaused
      ? ([
          [Math.round(since * 0.6), 'INACTIVE'],
          [Math.round(since * 0.4), 'ACTIVE'],
        ] as const)
      : []),
    ...(index % 9 === 8 ? ([[Math.round(since * 0.2), 'INACTIVE']] as const) : []),
  ].map(([days, state]) => [days, state]);
}

/** Adds a clinic's patients, with what only a card says. */
async function addPatients({
  services,
  accountId,
  account,
  members,
  now,
  patients,
}: DemoClinic): Promise<void> {
  // In Alba the second specialist leads every third patient and observes every fifth; in Brisa the guest observes.
  const lead = members.get(account.key);
  const other = members.get(account.key === 'alba' ? 'second' : 'alba');
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  const idOf = (member: typeof lead): string => member?.professionalId ?? '';
  await services.database.asAccount({ accountId }, async (sql) => {
    const people = DEMO_PATIENTS[account.key];
    for (const [index, [sex, name, surname]] of people.entries()) {
      const since = cameDaysAgo(index, people.length);
      const isOthers = account.key === 'alba' && index > 8 && index % 3 === 0;
      const observers =
        index % 5 === 1 ? [{ professionalId: idOf(isOthers ? lead : other), isPrincipal: false }] : [];
      const life = DEMO_LIVES[account.key][index];
      const year = life?.birthYear ?? 1948 + ((index * 17) % 55);
      const isUnmeasured = index % 4 === 3;
      const weightKg =
        life?.weightKg ?? (isUnmeasured ? null : Math.round((sex === 'F' ? 58 : 72) + ((index * 7) % 29)));
      const heightCm =
        life?.heightCm ?? (isUnmeasured ? null : (sex === 'F' ? 156 : 168) + ((index * 3) % 19));
      const id = await insertPatient(
        sql,
        accountId,
        {
          name,
          surname,
          email: `${searchKey(`${name} ${surname}`).replaceAll(' ', '.')}@correo.example`,
          phone: `+34 600 000 ${String(100 + index + (account.key === 'alba' ? 0 : 100))}`,
          address: null,
          postalCode: account.postalCode,
          city: account.city,
          country: 'España',
          birthdate: `${year}-${String(1 + ((index * 5) % 12)).padStart(2, '0')}-${String(1 + ((index * 11) % 28)).padStart(2, '0')}`,
          sex: sex === 'F' ? 'FEMALE' : 'MALE',
          weightKg,
          heightCm,
          coupon: DEMO_COUPONS[index % 6] ?? null,
          tags: [...(life?.tags ?? DEMO_TAGS[index % 7] ?? [])],
          timezone: account.timezone,
          state: 'ACTIVE',
          specialists: [{ professionalId: idOf(isOthers ? other : lead), isPrincipal: true }, ...observers],
        },
        newId(),
        daysAgo(since),
      );
      for (const [days, state] of pastOf(index, since)) {
        await sql.query('UPDATE patients SET state = $2, updated_at = $3 WHERE id = $1', [
          id,
          state,
          daysAgo(days).toISOString(),
        ]);
      }
      patients.push({
        id,
        sex: sex === 'F' ? 'FEMALE' : 'MALE',
        sinceDays: since,
        principalUserId: (isOthers ? other : lead)?.userId ?? '',
        weightKg,
        heightCm,
      });
    }
  });
}

export const demo: DemoData = { needs: [], fill: addPatients };

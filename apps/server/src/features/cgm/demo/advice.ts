import type { DemoClinic } from '../../../contributions/demo.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { recommendations } from '../recommendations/rows.ts';
import { templates } from '../recommendations/templates.ts';
import { cgmSensors } from '../sensors.ts';
import type { DemoTest } from './tests.ts';

const DAY_MS = 86_400_000;
/** How long one sensor is worn. */
const SENSOR_DAYS = 10;

const TEMPLATES = [
  ['Camina de diez a quince minutos después de cenar.', 'Walk for ten to fifteen minutes after dinner.'],
  [
    'Empieza las comidas por la verdura y deja el pan para el final.',
    'Begin meals with vegetables and leave bread for last.',
  ],
  ['Cena al menos dos horas antes de acostarte.', 'Have dinner at least two hours before going to bed.'],
  [
    'Si bajas de 70 mg/dL, toma 15 g de azúcar y vuelve a medir a los 15 minutos.',
    'Below 70 mg/dL, take 15 g of sugar and measure again after 15 minutes.',
  ],
] as const;

/** Templates of recommendations for a clinic. */
export async function addTemplates(sql: Sql, { accountId, lead }: DemoClinic): Promise<void> {
  for (const [messageEs, messageEn] of TEMPLATES) {
    await templates.insert(sql, { id: newId(), accountId, messageEs, messageEn, createdBy: lead.userId });
  }
}

interface DemoOwner {
  accountId: string;
  medicalTestId: string;
  userId: string;
}

/** The sensors that were worn for a test, one after the other on alternating arms, and its first recommendations. */
export async function addSensorsAndAdvice(
  sql: Sql,
  { accountId, medicalTestId, userId: createdBy }: DemoOwner,
  test: DemoTest,
  { began, now }: { began: Date; now: Date },
): Promise<void> {
  for (let day = 0; day < test.days; day += SENSOR_DAYS) {
    const placedAt = new Date(began.getTime() + day * DAY_MS);
    const isLast = day + SENSOR_DAYS >= test.days;
    const ended = new Date(
      Math.min(now.getTime(), placedAt.getTime() + Math.min(SENSOR_DAYS, test.days - day) * DAY_MS),
    );
    const isWorn = isLast && test.state === 'IN_PROGRESS';
    await cgmSensors.insert(sql, {
      id: newId(),
      accountId,
      medicalTestId,
      model: test.cadenceMinutes === 15 ? 'FreeStyle Libre 2' : 'Dexcom G7',
      bodySite: 'UPPER_ARM',
      side: (day / SENSOR_DAYS) % 2 === 0 ? 'LEFT' : 'RIGHT',
      placedAt,
      ...(isWorn ? {} : { removedAt: ended, removalReason: isLast ? 'END_OF_TEST' : 'END_OF_LIFE' }),
      createdBy,
      createdAt: placedAt,
    });
  }
  if (test.days === 0 || test.state === 'CANCELED') return;
  for (const [index, [message]] of TEMPLATES.slice(0, 3).entries()) {
    await recommendations.insert(sql, {
      id: newId(),
      accountId,
      medicalTestId,
      language: 'es',
      message,
      position: index + 1,
      createdBy,
    });
  }
}

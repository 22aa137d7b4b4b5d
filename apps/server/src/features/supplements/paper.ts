import type { Language, LocalDate } from '@healzy/domain/shared';
import { supplementName, totalDailyAmount } from '@healzy/domain/supplements';
import enScreen from '../../../../web/src/locales/en/supplements.json';
import esScreen from '../../../../web/src/locales/es/supplements.json';
import type { Sql } from '../../platform/db/database.ts';
import { translator } from '../../platform/messages.ts';
import { paperFormats, type PaperFormats } from '../../platform/pdf/formats.ts';
import type { RowOf } from '../../platform/db/table.ts';
import en from './locales/en.json';
import es from './locales/es.json';
import { patientSupplements } from './patient-rows.ts';

const screenLabels = translator({ es: esScreen, en: enScreen });
const labels = translator({ es, en });

type Taken = RowOf<typeof patientSupplements>;

/** For whom a paper is made, in which language, and of which days. */
export interface PaperContext {
  sql: Sql;
  accountId: string;
  patientId: string;
  language: Language;
  from: LocalDate;
  to: LocalDate;
}

/** A table on the paper, in the patient's language: its first cells are its rows' headings. */
export interface PaperSection {
  title: string;
  columns: readonly { head: string; share: number }[];
  rows: readonly (readonly string[])[];
}

/** What a patient takes on some of the days, with how much and when; null when it is nothing. */
export async function supplementsOnPaper({
  sql,
  accountId,
  patientId,
  language,
  from,
  to,
}: PaperContext): Promise<PaperSection | null> {
  const taken = await patientSupplements.select(
    sql,
    `WHERE x.account_id = $1 AND x.patient_id = $2 AND x.is_active
       AND x.start_date <= $4::date AND (x.end_date IS NULL OR x.end_date >= $3::date)
     ORDER BY x.created_at, x.id`,
    [accountId, patientId, from, to],
  );
  if (taken.length === 0) return null;
  const t = labels(language);
  const screen = screenLabels(language);
  const formats = paperFormats(language);
  const number = (value: number): string => formats.number(value, decimalsOf(value));
  return {
    title: t('paper.title'),
    columns: [
      { head: t('paper.supplement'), share: 0.26 },
      { head: t('paper.take'), share: 0.26 },
      { head: t('paper.when'), share: 0.22 },
      { head: t('paper.observations'), share: 0.26 },
    ],
    rows: taken.map((one) => [
      supplementName(one.supplement, language),
      t('paper.takes', {
        amount: number(one.amountPerTake),
        unit: screen(`unitShort.${one.unit}`),
        count: one.dailyTakes,
        total: number(totalDailyAmount(one)),
      }),
      [frequencyOf(one, screen, formats), ...daysOf(one, { from, to }, t, formats)].join(', '),
      one.observations ?? '',
    ]),
  };
}

const decimalsOf = (value: number): number => (String(value).split('.')[1] ?? '').length;

function frequencyOf(
  { frequency, weekdays }: Taken,
  screen: ReturnType<typeof screenLabels>,
  formats: PaperFormats,
): string {
  if (frequency !== 'WEEKLY') return screen(`frequency.${frequency}`);
  const days = weekdays.map((day) => screen(`weekday.${day as 1 | 2 | 3 | 4 | 5 | 6 | 7}`));
  return screen('everyWeek', { days: formats.list(days) });
}

/** When it begins and ends, where that is within the days. */
function daysOf(
  { startDate, endDate }: Taken,
  { from, to }: { from: string; to: string },
  t: ReturnType<typeof labels>,
  formats: PaperFormats,
): string[] {
  return [
    ...(startDate > from ? [t('paper.from', { day: formats.day(startDate) })] : []),
    ...(endDate !== null && endDate < to ? [t('paper.to', { day: formats.day(endDate) })] : []),
  ];
}

import { figureText, shareOfLevels } from '@healzy/domain/cgm';
import { emptyAnalysis, type AnalysisSections } from '@healzy/domain/cgm/analysis';
import type { RichText } from '@healzy/domain/shared';
import type { CgmAnalysisFigures } from '@healzy/api/schema';
import type { Sql } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { findTest } from '../../medical-tests/test-rows.ts';
import { analyses, nameOf } from '../analysis/analysis-rows.ts';
import { analysisFigures } from '../analysis/figures.ts';
import { contentsOf } from '../analysis/report-contents.ts';
import { paperFormats } from '../../../platform/pdf/formats.ts';
import { loadSeries } from '../series.ts';

const paragraph = (text: string): RichText => [
  { type: 'PARAGRAPH', level: 0, spans: [{ text, marks: [], href: null }] },
];
const bullets = (...items: string[]): RichText =>
  items.map((text) => ({ type: 'BULLET', level: 0, spans: [{ text, marks: [], href: null }] }));

/** What a specialist could say about these very figures. */
function sectionsOf({ scores }: CgmAnalysisFigures): AnalysisSections {
  const { metrics, timeInRanges } = scores;
  const formats = paperFormats('es');
  const inRange = figureText('TIME_IN_RANGE', shareOfLevels('TIME_IN_RANGE', timeInRanges.levels), formats);
  const hasLows = (metrics.tbr_lt54 ?? 0) + (metrics.tbr_54_69 ?? 0) >= 1;
  return {
    ...emptyAnalysis(),
    summary: paragraph(
      `Tu glucosa ha estado en rango el ${inRange} del tiempo, con una media de ${figureText('MEAN', metrics.mean, formats)}. Gracias por llevar el sensor todos los días y por anotar las comidas.`,
    ),
    lows: paragraph(
      hasLows
        ? 'Hay valores bajos que conviene evitar: lleva siempre algo de azúcar y avísanos si los notas.'
        : 'No hay valores bajos que preocupen.',
    ),
    meals: paragraph('Las subidas mayores llegan después del desayuno y de la cena.'),
    nextSteps: bullets(
      'Añadir proteína al desayuno.',
      'Caminar quince minutos después de cenar.',
      'Revisión en tres meses.',
    ),
  };
}

/** Adds the analysis of a demo test: finished with the test, else as a draft. */
export async function addAnalysis(
  sql: Sql,
  owner: { accountId: string; patientId: string; userId: string },
  medicalTestId: string,
  finishedAt: Date | null,
): Promise<void> {
  const { accountId, patientId, userId } = owner;
  const test = await findTest(sql, accountId, medicalTestId);
  const all = await loadSeries(sql, accountId, medicalTestId);
  if (!test || all.epochSeconds.length === 0) return;
  const at = finishedAt ?? new Date(((all.epochSeconds.at(-1) ?? 0) + 3600) * 1000);
  const figures = await analysisFigures(sql, { ...test, accountId }, all, { unit: all.unit, now: at });
  const person = await nameOf(sql, userId);
  await analyses.insert(sql, {
    id: newId(),
    accountId,
    patientId,
    medicalTestId,
    sections:
      finishedAt === null
        ? { ...emptyAnalysis(), summary: sectionsOf(figures).summary }
        : sectionsOf(figures),
    updatedBy: userId,
    updatedAt: at,
    ...(finishedAt === null
      ? {}
      : {
          figures,
          contents: await contentsOf(sql, test, all),
          finishedBy: userId,
          finishedAt,
          finishedName: `${person?.name ?? ''} ${person?.surname ?? ''}`.trim(),
        }),
  });
}

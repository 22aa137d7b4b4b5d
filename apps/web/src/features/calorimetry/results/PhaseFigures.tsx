import type { Calorimetry, CalorimetryPhaseKind, CalorimetryPhaseResult } from '@healzy/api/calorimetry';
import { CALORIMETRY_FIGURES, isShownFigure, isRestKind } from '@healzy/domain/calorimetry';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { GlassBox } from '@healzy/ui/components/GlassBox';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { usePhaseName } from '../usePhaseName.ts';
import { useFigures } from './useFigures.ts';

/** A line of the table: its name, and its text for each phase. */
interface Line {
  id: string;
  name: string;
  head: ReactNode;
  textOf: (result: CalorimetryPhaseResult) => string;
}

/** Every figure of every phase with its window, how steady it was, and what to bear in mind. */
export function PhaseFigures({
  calorimetry,
  onMoveWindow,
}: {
  calorimetry: Calorimetry;
  /** Undefined where windows cannot be moved. */
  onMoveWindow?: ((kind: CalorimetryPhaseKind) => void) | undefined;
}) {
  const { t } = useTranslation('calorimetry');
  const figures = useFigures(calorimetry);
  const nameOf = usePhaseName();
  const gradeOf = useGradeText();
  const phases = calorimetry.results?.phases ?? [];
  const plain = (id: 'window' | 'steadiness', textOf: Line['textOf']): Line => ({
    id,
    name: t(`figures.${id}`),
    head: t(`figures.${id}`),
    textOf,
  });
  const lines: Line[] = [
    plain('window', (result) =>
      result.isWindowMoved
        ? `${figures.windowText(result)} (${t('figures.moved')})`
        : figures.windowText(result),
    ),
    plain('steadiness', gradeOf),
    ...CALORIMETRY_FIGURES.map(({ id }): Line => {
      const unit = figures.unitOf(id);
      return {
        id,
        name: figures.nameOf(id),
        head: (
          <GlassBox {...figures.glassOf(id, phases)}>
            {figures.nameOf(id)}
            {unit !== '' && (
              <Text tone="muted" size="sm" isUnbroken>
                {`\u00a0${unit}`}
              </Text>
            )}
          </GlassBox>
        ),
        textOf: (result) => (isShownFigure(id, result.phase.kind) ? figures.textOf(id, result) : '–'),
      };
    }),
  ];
  const flagged = phases.filter(({ flags }) => flags.length > 0);
  const columns: TableColumn<Line>[] = [
    { id: 'figure', header: t('figures.figure'), minWidth: 200, cell: ({ head }) => head },
    ...phases.map((result, index) => ({
      id: String(index),
      header: nameOf(result.phase),
      align: 'end' as const,
      minWidth: 110,
      cell: ({ textOf }: Line) => textOf(result),
    })),
  ];
  return (
    <Card title={t('figures.title')}>
      <Stack gap="lg">
        <Table
          caption={t('figures.title')}
          isCaptionHidden
          columns={columns}
          rows={lines}
          getRowId={({ id }) => id}
          getRowName={({ name }) => name}
        />
        {onMoveWindow && (
          <Inline gap="xs">
            {phases.map(({ phase: { kind, label } }) =>
              kind === null ? null : (
                <Button
                  key={kind}
                  size="small"
                  aria-label={t('window.moveOf', { phase: nameOf({ kind, label }) })}
                  onPress={() => onMoveWindow(kind)}
                >
                  {`${t('window.move')}: ${nameOf({ kind, label })}`}
                </Button>
              ),
            )}
          </Inline>
        )}
        <Stack gap="xs">
          <Text weight="medium">{t('figures.flags')}</Text>
          {flagged.length === 0 && <Text tone="muted">{t('figures.none')}</Text>}
          {flagged.map(({ phase, flags }, index) => (
            <Stack key={index} gap="none">
              <Text size="sm" weight="medium">
                {nameOf(phase)}
              </Text>
              {flags.map((flag) => (
                <Text key={flag} as="p" size="sm" isProse>
                  {t(`flag.${flag}`)}
                </Text>
              ))}
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

/** How steady the window of a phase was, with its variation. */
function useGradeText() {
  const { t } = useTranslation('calorimetry');
  const formats = useFormats();
  return ({ window, phase }: CalorimetryPhaseResult): string => {
    if (window === null) return t('grade.UNKNOWN');
    const { grade, cvVo2, cvVco2 } = window;
    // The consensus is about rest: a stage of exercise is always shorter.
    const name = t(`grade.${grade === 'SHORT' && !isRestKind(phase.kind) ? 'exerciseShort' : grade}`);
    if (cvVo2 === null) return name;
    const values = { grade: name, vo2: formats.percent(cvVo2, 1) };
    return cvVco2 === null
      ? t('figures.variationVo2', values)
      : t('figures.variation', { ...values, vco2: formats.percent(cvVco2, 1) });
  };
}

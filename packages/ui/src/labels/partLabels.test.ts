import { describe, expect, it } from 'vitest';
import { glassBoxLabels } from './glassBox.ts';
import { notificationCentreLabels } from './notificationCentre.ts';
import { nutrientBarsLabels } from './nutrientBars.ts';
import { agpChartLabels } from '../charts/AgpChart/agpChartLabels.ts';
import { barChartLabels } from '../charts/BarChart/barChartLabels.ts';
import { evolutionChartLabels } from '../charts/EvolutionChart/evolutionChartLabels.ts';
import { fuelMixLabels } from '../charts/FuelMixChart/fuelMixLabels.ts';
import { glucoseTraceLabels } from '../charts/GlucoseTrace/glucoseTraceLabels.ts';
import { hypnogramLabels } from '../charts/Hypnogram/hypnogramLabels.ts';
import { nightStripLabels } from '../charts/NightStrip/nightStripLabels.ts';
import { lineChartLabels } from '../charts/LineChart/lineChartLabels.ts';
import { macroBarLabels } from '../charts/MacroBar/macroBarLabels.ts';
import { phaseTimelineLabels } from '../charts/PhaseTimeline/phaseTimelineLabels.ts';
import { stackedBarLabels } from '../charts/StackedBar/stackedBarLabels.ts';
import { trendChartLabels } from '../charts/TrendChart/trendChartLabels.ts';
import { audioPlayerLabels } from './audioPlayer.ts';
import { commandPaletteLabels } from './commandPalette.ts';
import { composerLabels } from './composer.ts';
import { calendarViewLabels } from './calendarView.ts';
import {
  dateRangePickerLabels,
  multiSelectLabels,
  passwordFieldLabels,
  percentSplitLabels,
  phoneFieldLabels,
  treeLabels,
} from './fields.ts';
import { fileImportPanelLabels } from './fileImportPanel.ts';
import { lightboxLabels } from './lightbox.ts';
import { chatThreadLabels, messageBubbleLabels } from './messages.ts';
import { pdfPreviewLabels } from './pdfPreview.ts';
import { richTextEditorLabels } from './richTextEditor.ts';
import { checklistLabels, stepperLabels, timelineLabels } from './steps.ts';
import { sharedAxisLabels, timeBrushLabels } from './timeCharts.ts';

const packs = {
  calendarViewLabels,
  checklistLabels,
  dateRangePickerLabels,
  multiSelectLabels,
  stepperLabels,
  timelineLabels,
  timeBrushLabels,
  sharedAxisLabels,
  nutrientBarsLabels,
  glassBoxLabels,
  notificationCentreLabels,
  audioPlayerLabels,
  commandPaletteLabels,
  composerLabels,
  passwordFieldLabels,
  percentSplitLabels,
  phoneFieldLabels,
  treeLabels,
  fileImportPanelLabels,
  lightboxLabels,
  chatThreadLabels,
  messageBubbleLabels,
  pdfPreviewLabels,
  richTextEditorLabels,
  agpChartLabels,
  barChartLabels,
  evolutionChartLabels,
  fuelMixLabels,
  glucoseTraceLabels,
  hypnogramLabels,
  nightStripLabels,
  lineChartLabels,
  macroBarLabels,
  phaseTimelineLabels,
  stackedBarLabels,
  trendChartLabels,
};

/** As any value that a sentence is about, also by name. */
const seven = Object.assign(new Number(7), { percent: '7', grams: '7' });

/** Every sentence of a pack by its place in it. */
const sentencesOf = (labels: object, place: string): [string, unknown][] =>
  Object.entries<unknown>({ ...labels }).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? sentencesOf(value, `${place}.${key}`)
      : [[`${place}.${key}`, value]],
  );

describe('labels that come with a component', () => {
  it.each(Object.entries(packs))('%s: no sentence is empty, or without what it is about', (_name, pack) => {
    for (const language of ['en', 'es'] as const)
      for (const [place, sentence] of sentencesOf(pack[language], language)) {
        const text: unknown =
          typeof sentence === 'function' ? Reflect.apply(sentence, undefined, [seven, seven]) : sentence;
        expect(text, place).toMatch(typeof sentence === 'function' ? /7/ : /\S/);
      }
  });
});

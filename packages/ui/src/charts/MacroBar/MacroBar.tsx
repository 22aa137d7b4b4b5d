import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { usePartLabels } from '../../labels/partLabels.ts';
import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';
import { BarNames } from '../BarChart/BarNames.tsx';
import { CartesianChart } from '../cartesian/CartesianChart.tsx';
import { isNumber, valueFormat } from '../cartesian/numberAxis.ts';
import { Hatches } from '../cartesian/Patch.tsx';
import { SeriesSwatch } from '../cartesian/SeriesLegend.tsx';
import { useStageWidth } from '../cartesian/useStageWidth.ts';
import { stackLayout } from '../StackedBar/stackLayout.ts';
import { StackedBarParts } from '../StackedBar/StackedBarParts.tsx';
import { stackReader } from '../StackedBar/stackReader.tsx';
import * as styles from './MacroBar.css.ts';
import { MACROS, macroLooks, macroState, type Macro } from './macros.ts';
import { macroBarLabels, type MacroBarLabels } from './macroBarLabels.ts';

export type { Macro } from './macros.ts';
export type { MacroBarLabels } from './macroBarLabels.ts';

/** One macronutrient; shares are of the energy, 0 to 1, computed by the caller. */
export interface MacroShare {
  readonly name: string;
  readonly share: number | null;
  readonly grams: number | null;
  /** The target. */
  readonly target?: { readonly share: number; readonly grams?: number };
}

export interface MacroBarProps extends ChartFrameMessages {
  macros: Readonly<Record<Macro, MacroShare>>;
  /** What is named otherwise than in the language around it. */
  labels?: Partial<MacroBarLabels> | undefined;
  /** How far a share may be from its target and still meet it. Default 0.05. */
  tolerance?: number;
}

/** Invalid shares count as none. */
const given = (share: number | null | undefined) => (isNumber(share) ? Math.max(0, share) : 0);

const marks = { met: Check, under: ArrowDown, over: ArrowUp };

/** Carbohydrate, fat and protein as shares of energy beside their targets, with every figure as text. */
export function MacroBar({ macros, labels: own, tolerance = 0.05, ...frame }: MacroBarProps) {
  const labels = usePartLabels(macroBarLabels, own);
  const id = useId();
  const { locale } = useLocale();
  const stage = useStageWidth();
  const percent = valueFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const inGrams = valueFormat(locale, { style: 'unit', unit: 'gram', maximumFractionDigits: 1 });
  const grams = (value: number | null | undefined) => (isNumber(value) ? inGrams(value) : labels.missing);
  const hasTarget = MACROS.some((macro) => macros[macro].target);
  const parts = MACROS.map((macro) => ({ id: macro, name: macros[macro].name }));
  const bars = [
    {
      id: 'actual',
      name: hasTarget ? labels.actual : '',
      values: MACROS.map((macro) => macros[macro].share),
    },
    ...(hasTarget
      ? [
          {
            id: 'target',
            name: labels.target,
            values: MACROS.map((macro) => macros[macro].target?.share ?? null),
          },
        ]
      : []),
  ];
  const drawn = stackLayout({
    parts,
    bars,
    mode: 'percent',
    width: stage.width,
    height: bars.length * 44 + 30,
  });
  const layout = {
    ...drawn,
    // The bar is full even if rounded shares miss 100 %; announcements keep the given values.
    rows: drawn.rows.map((bar, row) => ({
      ...bar,
      segments: bar.segments.map((segment, index) => ({
        ...segment,
        share: given(bars[row]?.values[index]),
      })),
    })),
  };
  const lookOf = (index: number) => macroLooks[MACROS[index] ?? 'carbohydrate'];
  const isEmpty = !layout.rows.some(({ segments }) => segments.some(({ share }) => share > 0));
  const gramsOf = (row: number, macro: Macro) =>
    row === 0 ? macros[macro].grams : macros[macro].target?.grams;

  const reader = stackReader({
    parts,
    // The bars divide energy; the weight is announced beside the share.
    bars: bars.map((bar, row) => ({ ...bar, values: MACROS.map((macro) => gramsOf(row, macro) ?? null) })),
    layout,
    said: grams,
    percent,
    labels,
    lookOf,
  });

  return (
    <CartesianChart
      frame={frame}
      labels={labels}
      stage={stage}
      height={layout.height - 24}
      isEmpty={isEmpty}
      reader={reader}
      table={() => ({
        columns: [
          { header: labels.headers[0] },
          { header: labels.headers[1], align: 'end' },
          { header: labels.headers[2], align: 'end' },
          ...(hasTarget ? [{ header: labels.target, align: 'end' as const }] : []),
        ],
        rowCount: MACROS.length,
        row: (index) => {
          const { name, share, grams: weight, target } = macros[MACROS[index] ?? 'carbohydrate'];
          const aim = target ? percent(target.share) : labels.missing;
          return [
            name,
            isNumber(share) ? percent(share) : labels.missing,
            grams(weight),
            ...(hasTarget ? [aim] : []),
          ];
        },
      })}
      below={
        <ul className={styles.list}>
          {MACROS.map((macro, index) => {
            const { name, share, grams: weight, target } = macros[macro];
            const state = macroState(share, target?.share, tolerance);
            const Mark = state && marks[state];
            return (
              <li key={macro} className={styles.entry}>
                <span className={styles.name} dir="auto" data-legend-text>
                  {name}
                </span>
                <span className={styles.percent}>
                  <SeriesSwatch look={lookOf(index)} kind="area" />
                  <span data-legend-text>{isNumber(share) ? percent(share) : labels.missing}</span>
                </span>
                <span className={styles.detail} data-legend-text>
                  {grams(weight)}
                </span>
                {target && (
                  <span className={state === 'met' ? styles.met : styles.missed}>
                    {state && Mark && <Mark size={14} role="img" aria-label={labels.states[state]} />}
                    <span data-legend-text>
                      {labels.aim({
                        percent: percent(target.share),
                        grams: isNumber(target.grams) ? inGrams(target.grams) : null,
                      })}
                    </span>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      }
    >
      <Hatches id={id} />
      <StackedBarParts
        id={id}
        layout={layout}
        lookOf={lookOf}
        textOf={(row, index) => percent(layout.rows[row]?.segments[index]?.share ?? 0)}
      />
      <BarNames categories={bars} layout={layout} isRows />
    </CartesianChart>
  );
}

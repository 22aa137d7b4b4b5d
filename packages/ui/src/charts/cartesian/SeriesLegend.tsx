import { useId, type Ref } from 'react';
import { band, bandEdge } from './CartesianChart.css.ts';
import { barPath, Hatches, Patch } from './Patch.tsx';
import { markerPath } from './markerPath.ts';
import type { SeriesLook } from './seriesLook.ts';
import * as styles from './SeriesLegend.css.ts';
import * as tones from './tones.css.ts';

/** A line with its marker, the marker alone, an area with its pattern, or the band behind the values. */
export type SwatchKind = 'line' | 'mark' | 'area' | 'band';

export interface LegendEntry {
  id: string;
  name: string;
  look: SeriesLook;
  kind: SwatchKind;
  /** Shown beside the name, ready to display. */
  figure?: string | undefined;
}

export interface SeriesLegendProps {
  entries: readonly LegendEntry[];
  /** Name of the legend for assistive technology. */
  label: string;
  hidden?: ReadonlySet<string>;
  /** Makes every entry a button that toggles its series. */
  onToggle?: ((id: string) => void) | undefined;
  ref?: Ref<HTMLUListElement>;
}

/** Names the appearance of each series. */
export function SeriesLegend({ entries, label, hidden, onToggle, ref }: SeriesLegendProps) {
  return (
    <ul className={styles.legend} aria-label={label} ref={ref ?? null}>
      {entries.map(({ id, name, look, kind, figure }) => {
        const messages = (
          <>
            <SeriesSwatch look={look} kind={kind} />
            <span className={styles.name} dir="auto" data-legend-text>
              {name}
            </span>
            {figure && (
              <span className={styles.figure} data-legend-text>
                {figure}
              </span>
            )}
          </>
        );
        return (
          <li key={id} className={styles.entry}>
            {onToggle ? (
              <button
                type="button"
                className={styles.toggle}
                aria-pressed={!hidden?.has(id)}
                onClick={() => onToggle(id)}
              >
                {messages}
              </button>
            ) : (
              <span className={styles.words}>{messages}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A swatch of a series' appearance. Decorative: the name is beside it. */
export function SeriesSwatch({ look, kind }: { look: SeriesLook; kind: SwatchKind }) {
  const id = useId();
  return (
    <svg className={styles.swatch} width={kind === 'line' ? 26 : 18} height={14} aria-hidden>
      {kind === 'line' && (
        <g className={tones.tone[look.tone]}>
          <line className={tones.stroke} x1={0} x2={26} y1={7} y2={7} strokeDasharray={look.dash} />
          {look.marker && <path className={tones.marker} d={markerPath(look.marker, 13, 7, 4)} />}
        </g>
      )}
      {kind === 'mark' && (
        <g className={tones.tone[look.tone]}>
          <path className={tones.marker} d={markerPath(look.marker ?? 'circle', 9, 7, 5)} />
        </g>
      )}
      {kind === 'band' && (
        <>
          <rect className={band} x={0} y={1} width={18} height={12} />
          <line className={bandEdge} x1={0} x2={18} y1={1} y2={1} />
          <line className={bandEdge} x1={0} x2={18} y1={13} y2={13} />
        </>
      )}
      {kind === 'area' && (
        <>
          {look.hatch && <Hatches id={id} only={look.hatch} />}
          <Patch d={barPath(0, 0, 18, 14)} tone={look.tone} hatch={look.hatch} id={id} />
        </>
      )}
    </svg>
  );
}

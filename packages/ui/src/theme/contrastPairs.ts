import { RANGE_DEPTHS } from '../charts/RangeLegend/rangeDepths.ts';
import { RANGE_LEVELS } from '../charts/RangeLegend/rangeLevels.ts';
import type { darkTokensOf } from './darkTokens.ts';
import { mixed } from './difference.ts';
import type { lightTokensOf } from './lightTokens.ts';

/** The colours of a theme: `lightTokens`, `darkTokens`, or a brand's. */
export type ThemeColors = ReturnType<typeof lightTokensOf> | ReturnType<typeof darkTokensOf>;

/** Every pair that components really use: its name, foreground, background, and the ratio that it must reach. */
export function contrastPairs({
  color,
  chart,
}: ThemeColors): [name: string, over: string, under: string, least: number][] {
  const { surface, text, border, accent, warm, status } = color;
  const grounds = {
    page: surface.page,
    raised: surface.raised,
    sunken: surface.sunken,
    overlay: surface.overlay,
    control: surface.control,
    hover: surface.hover,
    warm: warm.surface,
  };
  const list: [string, string, string, number][] = [];
  for (const [ground, under] of Object.entries(grounds)) {
    list.push([`text.primary on ${ground}`, text.primary, under, 7]);
    list.push([`text.muted on ${ground}`, text.muted, under, 4.5]);
    list.push([`text.link on ${ground}`, text.link, under, 4.5]);
    list.push([`warm.text on ${ground}`, warm.text, under, 4.5]);
    list.push([`warm.drawing on ${ground}`, warm.drawing, under, 3]);
    list.push([`accent.icon on ${ground}`, accent.icon, under, 3]);
    list.push([`focus.ring on ${ground}`, color.focus.ring, under, 3]);
    for (const [name, of] of Object.entries(status)) {
      list.push([`${name}.text on ${ground}`, of.text, under, 4.5]);
      list.push([`${name}.icon on ${ground}`, of.icon, under, 3]);
    }
  }
  for (const ground of ['page', 'raised', 'overlay', 'control'] as const)
    list.push([`border.control on ${ground}`, border.control, grounds[ground], 3]);
  for (const ground of [surface.selected, accent.soft, accent.softHover, surface.pressed]) {
    list.push(['text.primary on a chosen row', text.primary, ground, 4.5]);
    list.push(['text.muted on a chosen row', text.muted, ground, 4.5]);
    list.push(['text.link on a chosen row', text.link, ground, 4.5]);
  }
  for (const solid of [accent.solid, accent.hover, accent.pressed])
    list.push(['text.onAccent on the accent', text.onAccent, solid, 4.5]);
  list.push(['text.primary in a warm drawing', text.primary, warm.fill, 4.5]);
  list.push(['text.muted in a warm drawing', text.muted, warm.fill, 3]);
  list.push(['text.onInverse on inverse', text.onInverse, surface.inverse, 4.5]);
  for (const [name, of] of Object.entries(status)) {
    list.push([`${name}.text on its surface`, of.text, of.surface, 4.5]);
    list.push([`${name}.icon on its surface`, of.icon, of.surface, 3]);
    list.push([`${name}.border on its surface`, of.border, of.surface, 3]);
    list.push([`${name}.onSolid on its solid`, of.onSolid, of.solid, 4.5]);
    list.push([`text.primary on ${name} surface`, text.primary, of.surface, 7]);
    list.push([`text.muted on ${name} surface`, text.muted, of.surface, 4.5]);
  }
  for (const [name, mark] of Object.entries(chart.rangeMark)) {
    list.push([`rangeMark.${name} on page`, mark, surface.page, 3]);
    list.push([`rangeMark.${name} on raised`, mark, surface.raised, 3]);
    list.push([`rangeMark.${name} on target band`, mark, chart.target.band, 3]);
  }
  for (const name of Object.keys(chart.range) as (keyof ThemeColors['chart']['range'])[])
    list.push([`rangeText.${name} on its fill`, chart.rangeText[name], chart.range[name], 4.5]);
  for (const level of RANGE_LEVELS)
    for (const { share, pattern } of RANGE_DEPTHS[level]) {
      const fill = mixed(chart.range[level], share, surface.page);
      const mark = chart[pattern === 'mark' ? 'rangeMark' : 'rangeText'][level];
      list.push([`pattern of ${level} at ${share}`, mark, fill, 3]);
    }
  const marks = {
    ...chart.series,
    ...chart.macro,
    ...chart.sleep,
    axis: chart.axis,
    target: chart.target.edge,
  };
  for (const [name, mark] of Object.entries(marks)) {
    list.push([`mark ${name} on page`, mark, surface.page, 3]);
    list.push([`mark ${name} on raised`, mark, surface.raised, 3]);
  }
  list.push(['median on its inner band', chart.percentile.median, chart.percentile.inner, 3]);
  list.push(['chart label on page', chart.label, surface.page, 4.5]);
  list.push(['chart label on raised', chart.label, surface.raised, 4.5]);
  list.push(['missing mark on missing', chart.missingMark, chart.missing, 3]);
  return list;
}

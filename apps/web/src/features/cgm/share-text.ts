import { figureText, type LevelTimes, percentAt, SHARE_LEVELS, type ShareFigure } from '@healzy/domain/cgm';
import type { Formats } from '../../app/formats.ts';

/** A share of some hours or days, rounded as it is everywhere. */
export function shareText(figure: ShareFigure, times: LevelTimes, formats: Formats): string {
  return figureText(figure, percentAt(times, ...SHARE_LEVELS[figure]), formats) ?? formats.number(null);
}

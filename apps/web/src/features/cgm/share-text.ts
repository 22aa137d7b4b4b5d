import {
  displayedFigure,
  type LevelTimes,
  percentAt,
  SHARE_LEVELS,
  type ShareFigure,
  writtenFigure,
} from '@healzy/domain/cgm';
import type { Formats } from '../../app/formats.ts';

/** A share of some hours or days, rounded as it is everywhere. */
export function shareText(figure: ShareFigure, times: LevelTimes, formats: Formats): string {
  const percent = percentAt(times, ...SHARE_LEVELS[figure]);
  // The profile decides the goal, which is not written here.
  const shown = displayedFigure(figure, percent, { profile: 'STANDARD' });
  return writtenFigure(shown, formats) ?? formats.number(null);
}

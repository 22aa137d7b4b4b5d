import {
  changedMeals,
  clearMeals,
  clipOf,
  copyToDays,
  copyToWeeks,
  pasteInto,
  type MealPosition,
  type Menu,
  type MenuClip,
  type MenuEdit,
  type MenuMeal,
  type Paste,
} from '@healzy/domain/menus';
import type { WeekBoardClipboard } from '@healzy/ui/patterns/WeekBoard';
import { atom, useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { notifySuccess } from '../../app/messages.ts';
import { useCurrentAccountId } from '../../state/account.ts';
import { notify } from '../../state/notices.ts';
import { dayAt, positionOf, subjectOf } from './plan-menus.ts';
import type { MenuLabels } from './useMenuLabels.ts';

/** Meals that a notice names; the others are counted. */
const NAMED = 10;

/** What was copied outlives the week and the plan it came from, but not the account, whose foods it names. */
const clipAtom = atom<{ accountId: string | null; clip: MenuClip } | null>(null);

interface ClipboardSource {
  menu: Menu;
  labels: MenuLabels;
  edit: (edit: MenuEdit) => void;
}

/** Copies, cuts, pastes and empties meals, and names those that stayed because they are locked or eaten. */
export function useMenuClipboard({ menu, labels, edit }: ClipboardSource) {
  const { t } = useTranslation('menus');
  const formats = useFormats();
  const accountId = useCurrentAccountId();
  const [kept, setKept] = useAtom(clipAtom);
  const clip = kept?.accountId === accountId ? kept.clip : null;
  const keep = (next: MenuClip): void => setKept({ accountId, clip: next });

  const apply = (change: Paste | null, stayed: 'clip.kept' | 'clip.notEmptied'): number => {
    if (change === null) return 0;
    const count = changedMeals(change);
    if (count > 0) edit(change.edit);
    const { skipped, beyond } = change;
    const sentences = [
      skipped.length > 0 &&
        t(stayed, { count: skipped.length, list: formats.list(skipped.slice(0, NAMED).map(labels.place)) }),
      skipped.length > NAMED && t('clip.more', { count: skipped.length - NAMED }),
      beyond > 0 && t('clip.beyond', { count: beyond }),
    ].filter((each) => each !== false);
    if (sentences.length > 0) notify({ tone: 'info', text: sentences.join(' ') });
    return count;
  };
  const paste = (at: MealPosition): number => apply(clip && pasteInto(menu, clip, at), 'clip.kept');
  const copy = (ids: readonly string[]): undefined => {
    const next = clipOf(menu, ids.map(positionOf));
    if (next) keep(next);
    return undefined;
  };
  const board: WeekBoardClipboard = {
    isEmpty: clip === null,
    onCopy: copy,
    onCut: (ids) => {
      copy(ids);
      return t('clip.cut', { count: apply(clearMeals(menu, ids.map(positionOf)), 'clip.notEmptied') });
    },
    onPaste: (dayId, rowId) =>
      t('clip.pasted', { count: paste({ ...dayAt(dayId), meal: rowId as MealPosition['meal'] }) }),
  };
  return {
    clip,
    keep,
    paste,
    /** Puts a meal that is on no menu yet; false when what is there stays, which is said. */
    put: (meal: MenuMeal, at: MealPosition): boolean =>
      apply(pasteInto(menu, { kind: 'MEAL', meal }, at), 'clip.kept') > 0,
    copyTo: (from: MealPosition, days: readonly Pick<MealPosition, 'week' | 'day'>[]) =>
      apply(copyToDays(menu, from, days), 'clip.kept'),
    copyWeekTo: (week: number, weeks: readonly number[]) =>
      apply(copyToWeeks(menu, week, weeks), 'clip.kept'),
    clear: (meals: readonly MealPosition[]): void => {
      if (apply(clearMeals(menu, meals), 'clip.notEmptied') > 0) notifySuccess(`${subjectOf(meals)}.delete`);
    },
    board,
  };
}
export type MenuClipboard = ReturnType<typeof useMenuClipboard>;

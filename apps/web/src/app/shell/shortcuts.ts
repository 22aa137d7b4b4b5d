import type { RouteId } from '@healzy/domain/session';
import { type Command, commands } from '../commands.ts';
import type { Page } from '../module.ts';
import { pages } from '../modules.ts';

/** The actions of shortcuts in the frame itself. */
export type ShortcutAct = 'palette' | 'keys' | 'rail' | 'consult';

export interface Shortcut {
  /** Keys pressed in sequence; `mod` is Control, or Command on a Mac, held with the next key. */
  readonly keys: readonly string[];
  /** Either a page to open or an action to run. */
  readonly route?: RouteId;
  readonly act?: ShortcutAct;
  readonly command?: Command;
}

/**
 * Every shortcut of the frame, defined once: the listener and the dialog that explains them read this, those of commands
 * once they are loaded. Shortcuts without `mod` can be turned off (WCAG 2.1.4).
 */
export const shortcuts = (): readonly Shortcut[] => [
  { keys: ['mod', 'k'], act: 'palette' },
  { keys: ['?'], act: 'keys' },
  { keys: ['mod', 'j'], act: 'rail' },
  { keys: ['mod', '.'], act: 'consult' },
  ...commands().flatMap((command) => (command.keys ? [{ keys: command.keys, command }] : [])),
  ...inMenuOrder(pages()).flatMap(({ key, route }) =>
    key === undefined ? [] : [{ keys: ['g', key], route }],
  ),
];

/** In the order of the menus: the side menu's pages before those of the profile. */
const inMenuOrder = (all: readonly Page[]): readonly Page[] =>
  all.toSorted((a, b) => menuOrder(a) - menuOrder(b));

const menuOrder = ({ menu }: Page): number => menu?.order ?? Number.MAX_SAFE_INTEGER;

const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);

/** The keys as displayed: `Ctrl K`, `⌘ K`, `G P`. */
export const shownKeys = ({ keys }: Pick<Shortcut, 'keys'>): string[] =>
  keys.map((key) => (key === 'mod' ? (isMac ? '⌘' : 'Ctrl') : key.toUpperCase()));

/** The keys of an action or a page in one text, for menus; undefined if there are none. */
export function keysOf(wanted: { route: RouteId } | { act: ShortcutAct }): string | undefined {
  const found = shortcuts().find((shortcut) =>
    'route' in wanted ? shortcut.route === wanted.route : shortcut.act === wanted.act,
  );
  return found && shownKeys(found).join(' ');
}

/** Whether letters typed there are meant for the focused element. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"], ' +
        '[role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"], [role="menu"], [role="listbox"], ' +
        '[role="tree"], [role="dialog"], [role="alertdialog"]',
    ) !== null
  );
}

/** A longer pause starts a new sequence. */
const PAUSE_MS = 1_500;

/**
 * Reads keys in sequence and returns the shortcut that they complete.
 *
 * @param now a clock in milliseconds
 */
export function createKeyReader(now: () => number = () => performance.now()) {
  let first = '';
  let pressedAt = 0;
  return (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): Shortcut | undefined => {
    const known = shortcuts();
    const key = event.key.toLowerCase();
    const before = now() - pressedAt <= PAUSE_MS ? first : '';
    first = '';
    if (event.altKey || (event.ctrlKey && event.metaKey)) return undefined;
    if (event.ctrlKey || event.metaKey) return known.find(({ keys }) => keys[0] === 'mod' && keys[1] === key);
    const found = known.find(({ keys }) =>
      before === '' ? keys.length === 1 && keys[0] === key : keys[0] === before && keys[1] === key,
    );
    if (found) return found;
    if (known.some(({ keys }) => keys.length > 1 && keys[0] === key)) {
      first = key;
      pressedAt = now();
    }
    return undefined;
  };
}

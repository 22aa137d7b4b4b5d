import type { SideMenuMode, Theme } from '@healzy/domain/profile';
import { SIDE_MENU_MODES } from '@healzy/domain/profile';
import type { GlucoseUnit } from '@healzy/domain/shared';
import { atom } from 'jotai';
import { deviceMemory } from './browser-storage.ts';
import { chooseGlucoseUnit } from './glucose-unit.ts';
import { sessionUserAtom } from './session.ts';
import { store } from './store.ts';
import { chooseTheme } from './theme.ts';

/** A user's preferences; what was never chosen is missing. */
export interface PreferenceChoice {
  readonly menuMode?: SideMenuMode;
  readonly theme?: Theme;
  readonly glucoseUnit?: GlucoseUnit;
  readonly hasShortcuts?: boolean;
}

/** The rail beside the page; kept on this device alone, because it depends on the size of its screen. */
export interface RailLayout {
  readonly isOpen: boolean;
  /** Widths in pixels, in daily work and in consult mode. */
  readonly width: number;
  readonly consultWidth: number;
}

const RAIL: RailLayout = { isOpen: false, width: 400, consultWidth: 560 };

/** The part of it needed for the first paint, and whose it is: the next user of this device may prefer another. */
interface Mirror extends Pick<PreferenceChoice, 'menuMode' | 'hasShortcuts'> {
  readonly userId: string;
  readonly rail?: RailLayout;
}

const STORAGE_KEY = 'healzy.preferences';

function isRailLayout(found: unknown): found is RailLayout {
  if (typeof found !== 'object' || found === null) return false;
  const { isOpen, width, consultWidth } = found as Partial<Record<keyof RailLayout, unknown>>;
  return typeof isOpen === 'boolean' && Number.isFinite(width) && Number.isFinite(consultWidth);
}

function remembered(): Mirror | null {
  try {
    const found: unknown = JSON.parse(deviceMemory.get(STORAGE_KEY) ?? 'null');
    if (typeof found !== 'object' || found === null || !('userId' in found)) return null;
    const { userId, menuMode, hasShortcuts, rail } = found as Record<string, unknown>;
    if (typeof userId !== 'string') return null;
    const mode = SIDE_MENU_MODES.find((each) => each === menuMode);
    return {
      userId,
      ...(mode === undefined ? {} : { menuMode: mode }),
      ...(typeof hasShortcuts === 'boolean' ? { hasShortcuts } : {}),
      ...(isRailLayout(rail) ? { rail } : {}),
    };
  } catch {
    return null;
  }
}

const mirrorAtom = atom<Mirror | null>(remembered());

/** The signed-in user's copy; nothing of former users. */
const ownMirrorAtom = atom((get) => {
  const mirror = get(mirrorAtom);
  return mirror !== null && mirror.userId === get(sessionUserAtom)?.userId ? mirror : null;
});

/** The mode of the side menu on wide screens. */
export const menuModeAtom = atom((get): SideMenuMode => get(ownMirrorAtom)?.menuMode ?? 'slim');

/** Whether single-key shortcuts work (WCAG 2.1.4: users of speech input turn them off). */
export const hasShortcutsAtom = atom((get) => get(ownMirrorAtom)?.hasShortcuts ?? true);

/** How the user left the rail on this device. */
export const railLayoutAtom = atom((get): RailLayout => get(ownMirrorAtom)?.rail ?? RAIL);

/** Changes the rail for the signed-in user on this device. */
export function chooseRailLayout(change: Partial<RailLayout>): void {
  const user = store.get(sessionUserAtom);
  if (user === null) return;
  remember({
    ...(store.get(ownMirrorAtom) ?? { userId: user.userId }),
    rail: { ...store.get(railLayoutAtom), ...change },
  });
}

/** What was chosen in this page: an answer in flight must not revert it. */
const chosenHere = new Set<keyof PreferenceChoice>();

function remember(mirror: Mirror): void {
  store.set(mirrorAtom, mirror);
  deviceMemory.set(STORAGE_KEY, JSON.stringify(mirror));
}

function apply(userId: string, choice: PreferenceChoice): void {
  const { menuMode, hasShortcuts, theme, glucoseUnit } = choice;
  const mirror: Mirror = {
    ...(store.get(ownMirrorAtom) ?? { userId }),
    ...(menuMode === undefined ? {} : { menuMode }),
    ...(hasShortcuts === undefined ? {} : { hasShortcuts }),
  };
  remember(mirror);
  if (theme !== undefined) chooseTheme(theme);
  if (glucoseUnit !== undefined) chooseGlucoseUnit(glucoseUnit);
}

/** Applies the signed-in user's choice at once. The caller also sends it to the server. */
export function choosePreference(choice: PreferenceChoice): void {
  const user = store.get(sessionUserAtom);
  if (user === null) return;
  for (const name of Object.keys(choice) as (keyof PreferenceChoice)[]) chosenHere.add(name);
  apply(user.userId, choice);
}

/** Applies the preferences known to the server. If it has none, someone else's choice must not stay. */
export function adoptPreferences(
  userId: string,
  known: { readonly [Name in keyof PreferenceChoice]-?: PreferenceChoice[Name] | null },
): void {
  if (store.get(sessionUserAtom)?.userId !== userId) return;
  const former = store.get(mirrorAtom);
  const isOther = former !== null && former.userId !== userId;
  const fresh: PreferenceChoice = isOther ? { theme: 'system', glucoseUnit: 'mg/dL' } : {};
  const told = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null));
  const all = Object.entries({ ...fresh, ...told }).filter(
    ([name]) => !chosenHere.has(name as keyof PreferenceChoice),
  );
  apply(userId, Object.fromEntries(all) as PreferenceChoice);
}

/** Called when logging out: the next user finds nothing of this one. */
export function forgetPreferences(): void {
  chosenHere.clear();
  deviceMemory.remove(STORAGE_KEY);
  store.set(mirrorAtom, null);
  chooseTheme('system');
  chooseGlucoseUnit('mg/dL');
}

import type { WebModule } from './module.ts';

let registered: readonly WebModule[] = [];

const twice = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

/** Fails if two modules contribute the same thing: which of them applies would be ambiguous. */
function assertSingle(modules: readonly WebModule[]): void {
  const pages = modules.flatMap((module) => module.pages ?? []);
  const contributions: Record<string, readonly string[]> = {
    'the name': modules.map(({ name }) => name),
    'the page': pages.map(({ route }) => route),
    'the key': pages.flatMap(({ key }) => key ?? []),
    'the place in the menu': pages.flatMap(({ menu }) =>
      menu ? `${menu.group ?? ''} ${menu.order}`.trim() : [],
    ),
    'the place in the profile menu': pages.flatMap(({ profileMenu }) =>
      profileMenu ? String(profileMenu.order) : [],
    ),
    'the tab of the record': pages.flatMap(({ recordTab }) => (recordTab ? String(recordTab.order) : [])),
    'the draft': modules.flatMap(({ drafts = [] }) => drafts.map(({ key }) => key)),
    'the place in the rail': modules.flatMap(({ rail = [] }) => rail.map(({ order }) => String(order))),
    'the dialog': modules.flatMap(({ dialogs = {} }) => Object.keys(dialogs)),
    'the medical test': modules.flatMap(({ testPages = {} }) => Object.keys(testPages)),
  };
  for (const [what, values] of Object.entries(contributions)) {
    const doubled = twice(values);
    if (doubled !== undefined)
      throw new Error(`Two modules contribute ${what} "${doubled}". Remove one, or give it another value.`);
  }
  const routes = pages.map(({ route }) => route);
  for (const { route, parent, opens } of pages)
    for (const other of [parent, opens])
      if (other && !routes.includes(other))
        throw new Error(`The page ${route} refers to ${other}, which no module contributes.`);
}

/**
 * Registers the features with the hubs. `features/index.ts` calls it once; hubs import no feature, so that a feature
 * may import them.
 */
export function registerModules(modules: readonly WebModule[]): void {
  assertSingle(modules);
  registered = modules;
}

/** What the features contribute. */
export function modules(): readonly WebModule[] {
  if (registered.length === 0)
    throw new Error("No feature is registered yet: import 'features/index.ts' first.");
  return registered;
}

/** Every page of every feature. */
export const pages = () => modules().flatMap((module) => module.pages ?? []);

/**
 * Merges what modules contribute by key.
 * @throws if two of them contribute the same key
 */
export function merged<Key extends string, Look>(
  parts: readonly (Readonly<Partial<Record<Key, Look>>> | undefined)[],
): ReadonlyMap<Key, Look> {
  const entries = parts.flatMap((part) => Object.entries(part ?? {}) as [Key, Look][]);
  const doubled = twice(entries.map(([key]) => key));
  if (doubled !== undefined) throw new Error(`Two modules contribute "${doubled}". Remove one.`);
  return new Map(entries);
}

/** The contribution for a key. */
export function contributed<Key extends string, Look>(looks: ReadonlyMap<Key, Look>, key: Key): Look {
  const look = looks.get(key);
  if (look === undefined) throw new Error(`No module contributes "${key}".`);
  return look;
}

/** Where a first step of a clinic is taken; undefined where no feature says so. */
export const setupAddress = (step: string): string | undefined =>
  modules().find(({ setup }) => setup?.[step] !== undefined)?.setup?.[step];

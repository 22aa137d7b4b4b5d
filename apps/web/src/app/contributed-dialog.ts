import { lazyPart } from './lazy-part.tsx';
import type { SharedDialogs } from './module.ts';
import { modules } from './modules.ts';

/**
 * The dialog of that name, from the module that contributes it.
 * @example const ChangeDialog = contributedDialog('change');
 */
export const contributedDialog = <Name extends keyof SharedDialogs>(name: Name) =>
  lazyPart<SharedDialogs[Name]>(() => {
    const load = modules()
      .map(({ dialogs }) => dialogs?.[name])
      .find((each) => each !== undefined);
    if (load === undefined) throw new Error(`No module contributes the dialog "${name}".`);
    return load();
  });

import { canEnterRoute, may } from '@healzy/domain/session';
import { useEffect, useEffectEvent } from 'react';
import { rolesAtom } from '../../state/account.ts';
import { hasShortcutsAtom } from '../../state/preferences.ts';
import { shellWindowAtom, typedAheadAtom } from '../../state/shell.ts';
import { store } from '../../state/store.ts';
import { railPatientAtom, toggleRail } from '../../state/rail.ts';
import { toggleConsult } from './rail/consult.ts';
import { loadCommands } from '../commands.ts';
import { createKeyReader, takesLetters } from './shortcuts.ts';
import { useTarget } from './useTarget.ts';

/** A letter typed after the palette was opened and before its field can receive it. */
const isForPalette = ({ key, target }: KeyboardEvent) =>
  store.get(shellWindowAtom) === 'palette' &&
  [...key].length === 1 &&
  !(target instanceof Element && target.closest('[role="dialog"]') !== null);

/**
 * Another dialog needs an answer first. The rail is one where it covers the page, and needs none; a toast calls itself
 * one too, and says that it is not modal.
 */
const isDialogOpen = () =>
  document.querySelector(
    '[role="dialog"]:not([data-rail]), [role="alertdialog"]:not([aria-modal="false"])',
  ) !== null;

/** Listens to the frame's shortcuts while it is mounted. */
export function useShortcuts(): void {
  const go = useEffectEvent(useTarget());
  useEffect(() => {
    const read = createKeyReader();
    let areLoaded = false;
    let waiting: KeyboardEvent[] = [];
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const isHeld = event.ctrlKey || event.metaKey;
      if (!isHeld && isForPalette(event)) {
        store.set(typedAheadAtom, (typed) => typed + event.key);
        event.preventDefault();
        return;
      }
      if (!isHeld && (!store.get(hasShortcutsAtom) || takesLetters(event.target))) return;
      if (isHeld || areLoaded) run(event);
      else {
        // The first key fetches the commands; what is pressed meanwhile is read afterwards.
        waiting.push(event);
        if (waiting.length === 1) void fetchCommands();
      }
    };
    const fetchCommands = async () => {
      // Without a connection the keys of the frame and of pages still work.
      areLoaded = await loadCommands().then(
        () => true,
        () => false,
      );
      const pressed = waiting;
      waiting = [];
      pressed.forEach(run);
    };
    const run = (event: KeyboardEvent) => {
      const shortcut = read(event);
      if (shortcut === undefined) return;
      const roles = store.get(rolesAtom);
      const { act, route, command } = shortcut;
      if (act === 'palette') {
        const open = store.get(shellWindowAtom);
        // Another dialog needs an answer: the palette must not open under or over it.
        if (open === null && isDialogOpen()) return;
        store.set(typedAheadAtom, '');
        store.set(shellWindowAtom, open === 'palette' ? null : 'palette');
      } else if (act === 'rail' || act === 'consult') {
        if (isDialogOpen() || store.get(railPatientAtom) === null) return;
        if (act === 'rail') toggleRail();
        else void toggleConsult();
      } else if (act === 'keys') {
        store.set(shellWindowAtom, 'keys');
      } else if (command !== undefined) {
        if (!may(command.action, roles) || command.target === undefined) return;
        if (command.isAvailable?.() === false) return;
        go(command.target);
      } else if (route !== undefined) {
        if (!canEnterRoute(route, roles)) return;
        go({ href: route });
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

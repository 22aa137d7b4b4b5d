import { canEnterRoute, may } from '@healzy/domain/session';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { rolesAtom } from '../../state/account.ts';
import { hasShortcutsAtom } from '../../state/preferences.ts';
import { shellWindowAtom, typedAheadAtom } from '../../state/shell.ts';
import { store } from '../../state/store.ts';
import { isMounted } from '../mounted-routes.ts';
import { addressOf } from '../places.ts';
import { createKeyReader, takesLetters } from './shortcuts.ts';
import { NEW_PATIENT } from './newPatient.ts';

/** A letter pressed after the palette was asked for and before its field is there to take it. */
const isForPalette = ({ key, target }: KeyboardEvent) =>
  store.get(shellWindowAtom) === 'palette' &&
  [...key].length === 1 &&
  !(target instanceof Element && target.closest('[role="dialog"]') !== null);

/** Listens to the keys of the frame while it stands. */
export function useShortcuts(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const read = createKeyReader();
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const isHeld = event.ctrlKey || event.metaKey;
      if (!isHeld && isForPalette(event)) {
        store.set(typedAheadAtom, (typed) => typed + event.key);
        event.preventDefault();
        return;
      }
      if (!isHeld && (!store.get(hasShortcutsAtom) || takesLetters(event.target))) return;
      const shortcut = read(event);
      if (shortcut === undefined) return;
      const roles = store.get(rolesAtom);
      const { act, route } = shortcut;
      if (act === 'palette') {
        const open = store.get(shellWindowAtom);
        // Another window waits for an answer: the palette must not lie under or over it.
        if (open === null && document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
        store.set(typedAheadAtom, '');
        store.set(shellWindowAtom, open === 'palette' ? null : 'palette');
      } else if (act === 'keys') {
        store.set(shellWindowAtom, 'keys');
      } else if (act === 'newPatient') {
        if (!may('createPatient', roles)) return;
        void navigate(NEW_PATIENT.to, { state: NEW_PATIENT.state });
      } else if (route !== undefined) {
        const address = addressOf(route, {});
        if (address === null || !isMounted(route) || !canEnterRoute(route, roles)) return;
        void navigate(address);
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [navigate]);
}

import { useState } from 'react';
import { deviceMemory } from '../state/browser-storage.ts';
import { useSessionUser } from '../state/session.ts';

/**
 * Whether the signed-in person has hidden something on this device, and how to hide it.
 *
 * @param key names what is hidden: `setup.<accountId>`
 */
export function useDismissed(key: string): [isDismissed: boolean, dismiss: () => void] {
  const name = `healzy.hidden.${key}.${useSessionUser()?.userId}`;
  const [dismissed, setDismissed] = useState<string | null>(null);
  const dismiss = () => {
    deviceMemory.set(name, '1');
    setDismissed(name);
  };
  return [dismissed === name || deviceMemory.get(name) !== null, dismiss];
}

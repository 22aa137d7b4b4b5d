import { useState } from 'react';
import { deviceMemory } from '../state/browser-storage.ts';

/**
 * Whether something was hidden on this device, and how to hide it.
 *
 * @param key names what is hidden, for whom: `setup.<accountId>.<userId>`
 */
export function useDismissed(key: string): [isDismissed: boolean, dismiss: () => void] {
  const name = `healzy.hidden.${key}`;
  const [dismissed, setDismissed] = useState<string | null>(null);
  const dismiss = () => {
    deviceMemory.set(name, '1');
    setDismissed(name);
  };
  return [dismissed === name || deviceMemory.get(name) !== null, dismiss];
}

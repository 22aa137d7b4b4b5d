import { deviceMemory } from '../../state/browser-storage.ts';

/**
 * What this device says of itself to every link of a kind: the link alone, passed on, opens nothing.
 *
 * @param kind different for each feature that gives links
 */
export function linkDevice(kind: string): string {
  const key = `healzy.${kind}-device`;
  const known = deviceMemory.get(key);
  if (known !== null) return known;
  const fresh = `${crypto.randomUUID()}${crypto.randomUUID()}`;
  deviceMemory.set(key, fresh);
  return fresh;
}

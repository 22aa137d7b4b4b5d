import { deviceMemory } from '../../state/browser-storage.ts';

/** What this device says of itself to every link of a kind: the link alone, passed on, opens nothing. */
export function linkDevice(kind: 'chat' | 'survey' | 'wearables'): string {
  const key = `healzy.${kind}-device`;
  const known = deviceMemory.get(key);
  if (known !== null) return known;
  const fresh = `${crypto.randomUUID()}${crypto.randomUUID()}`;
  deviceMemory.set(key, fresh);
  return fresh;
}

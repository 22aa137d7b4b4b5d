import { tabMemory } from '../../state/browser-storage.ts';
import { fromKept, type Outgoing, toKept } from './unsent.ts';

/**
 * What waits in a conversation, written into the tab at once: this device takes longer to keep it than a reload takes,
 * and the field is empty by then. It is removed as soon as the device has it.
 *
 * @param key of the conversation, its account and its person
 */
export function aheadOf(key: string) {
  const place = `healzy.ahead.${key}`;
  return {
    read(): readonly Outgoing[] {
      try {
        return fromKept(JSON.parse(tabMemory.get(place) ?? '[]'));
      } catch {
        return [];
      }
    },
    write(messages: readonly Outgoing[]): void {
      if (messages.length === 0) tabMemory.remove(place);
      else tabMemory.set(place, JSON.stringify(toKept(messages)));
    },
    clear: () => tabMemory.remove(place),
  };
}

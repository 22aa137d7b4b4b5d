import { onServerTime, serverAhead } from '@healzy/api/runtime/server-clock';
import i18next from 'i18next';
import { deviceMemory } from '../state/browser-storage.ts';
import { notify } from '../state/notices.ts';

/** Milliseconds up to which nobody would confuse a visit, an event or a message with another. */
const TOLERATED_MS = 5 * 60_000;
const KEY = 'healzy.device-clock';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A span in the largest unit of which it has one: "1 day", "2 hours". */
function spanText(ms: number, locale: string): string {
  const [unit, length] = UNITS.find(([, of]) => ms >= of * 0.99) ?? UNITS[2];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.round(ms / length),
  );
}

/**
 * Says once on each device that its clock is wrong, and by how much: healzy itself goes by the server's, but whoever reads
 * both would trust the wrong one. It is said again only after the clock was right in between. Returns the function that
 * stops watching.
 */
export function watchDeviceClock(): () => void {
  return onServerTime(() => {
    const ahead = -serverAhead();
    if (Math.abs(ahead) <= TOLERATED_MS) {
      if (deviceMemory.get(KEY) !== null) deviceMemory.remove(KEY);
      return;
    }
    if (deviceMemory.get(KEY) !== null) return;
    deviceMemory.set(KEY, 'told');
    const by = spanText(Math.abs(ahead), i18next.language);
    notify({
      tone: 'warning',
      text:
        ahead > 0 ? i18next.t('app:deviceClock.ahead', { by }) : i18next.t('app:deviceClock.behind', { by }),
      detail: i18next.t('app:deviceClock.text'),
      staysOnLeaving: true,
    });
  });
}

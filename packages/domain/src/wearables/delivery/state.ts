import { WEARABLE_LIMITS } from './limits.ts';

/** What `getWearables` says of a patient, and of a device. */
export type WearableState = 'CONNECTED' | 'SILENT' | 'LOST' | 'FILES' | 'NONE';

export interface DeliveringDevice {
  revokedAt: string | null;
  /** End of the latest record that it delivered; null before the first. */
  lastRecordAt: string | null;
}

const HOUR_MS = 3_600_000;

/** A revoked device is none. One that has never delivered is lost: nobody knows whether it was ever set up. */
export function deviceState({ revokedAt, lastRecordAt }: DeliveringDevice, now: Date): WearableState {
  if (revokedAt !== null) return 'NONE';
  if (lastRecordAt === null) return 'LOST';
  const hours = (now.getTime() - Date.parse(lastRecordAt)) / HOUR_MS;
  if (hours <= WEARABLE_LIMITS.silentAfterHours) return 'CONNECTED';
  return hours <= WEARABLE_LIMITS.lostAfterDays * 24 ? 'SILENT' : 'LOST';
}

const BEST = ['CONNECTED', 'SILENT', 'LOST'] as const;

/** The state of a patient's wearables: that of the best device. Files alone are never silent. */
export function wearableState(
  devices: readonly DeliveringDevice[],
  hasRecords: boolean,
  now: Date,
): WearableState {
  const states = devices.map((device) => deviceState(device, now));
  return BEST.find((state) => states.includes(state)) ?? (hasRecords ? 'FILES' : 'NONE');
}

/**
 * When the devices that are not revoked last had something to tell, while none of them delivers; null where one does, and
 * where none ever did.
 */
export function silentSince(devices: readonly DeliveringDevice[], now: Date): string | null {
  const state = wearableState(devices, false, now);
  if (state !== 'SILENT' && state !== 'LOST') return null;
  return devices
    .filter(({ revokedAt }) => revokedAt === null)
    .reduce<string | null>(
      (last, { lastRecordAt: at }) =>
        at === null || (last !== null && Date.parse(at) <= Date.parse(last)) ? last : at,
      null,
    );
}

let zones: readonly { id: string; label: string }[] | undefined;

/** The zones that this browser knows, for a combobox: several hundred, listed at their first use. */
export const zoneOptions = () =>
  (zones ??= Intl.supportedValuesOf('timeZone').map((zone) => ({
    id: zone,
    label: zone.replaceAll('_', ' '),
  })));

/** The zone of the device, the last resort when neither patient nor user nor account has one. */
export function zoneOfDevice(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The day that it is now on a zone's clock; on the device's own while the zone is not known. */
export function todayIn(zone: string | null): string {
  return new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(zone === null ? {} : { timeZone: zone }),
  }).format(new Date());
}

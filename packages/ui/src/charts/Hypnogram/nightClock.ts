import { fromAbsolute } from '@internationalized/date';

/**
 * Writes times of day. In a night in which the clock changes one hour comes twice: then each time says which of the two
 * it means.
 */
export function clockFormat(
  locale: string,
  timeZone: string,
  { from, to }: { readonly from: number; readonly to: number },
): (epochSeconds: number) => string {
  const changes = fromAbsolute(from * 1000, timeZone).offset !== fromAbsolute(to * 1000, timeZone).offset;
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    ...(changes ? { timeZoneName: 'short' as const } : {}),
  });
  return (epochSeconds) => format.format(epochSeconds * 1000);
}

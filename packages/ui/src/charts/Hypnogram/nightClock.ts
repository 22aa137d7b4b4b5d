import { fromAbsolute } from '@internationalized/date';

/**
 * Formats times of day. In a night with a clock change one hour repeats: then each time says which of the two it is.
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

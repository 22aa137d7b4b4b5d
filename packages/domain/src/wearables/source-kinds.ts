/**
 * What a source is, by its name: who wears it on the body knows more than a telephone that lies on a table, and what collects
 * from others repeats them, often by halves. The first line that fits a name holds.
 */
const KINDS: readonly RegExp[] = [
  // Watches, rings, and the apps of their makers; then telephones.
  /watch|reloj|\bband\b|\bring\b|anillo|fitbit|garmin|samsung|shealth|oura|polar|whoop|withings|huawei|amazfit|zepp|mi ?fit(?:ness)?\b|xiaomi|suunto|coros|wahoo|ihealth|wear/i,
  /iphone|ipad|phone|mobile ?track|m[oó]vil|tel[eé]fono|\bpixel\b|^android$|motorola|oneplus/i,
];
const COLLECTORS =
  /google ?fit|com\.google\.android\.apps\.(?:fitness|healthdata)|health ?connect|apple ?health|com\.apple\.health|^(?:health|salud)$|strava|health ?sync/i;

/** Whatever has no known name comes after telephones, and before what copies others. */
const UNKNOWN = KINDS.length;

/** Place of a source that nobody has put in order; the lower counts first. */
export function kindOfSource(source: string): number {
  if (COLLECTORS.test(source)) return UNKNOWN + 1;
  const kind = KINDS.findIndex((names) => names.test(source));
  return kind === -1 ? UNKNOWN : kind;
}

/**
 * The custom property of a role, without its two dashes: a stable spelling that others may rely on.
 *
 * @example tokenName(['color', 'text', 'onAccent']) // 'hz-color-text-on-accent'
 */
export const tokenName = (path: readonly string[]): string =>
  `hz-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`;

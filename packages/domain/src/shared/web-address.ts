/**
 * Whether the address of a page has a name or password before its host (`https://name:password@host`), also an empty
 * one. They only serve to imitate another host, or are a secret that whoever gets the address then knows.
 * @example hasCredentials('https://clinic.example:8443/a@b') // false
 * @example hasCredentials('https://clinic.example@evil.example') // true
 */
export const hasCredentials = (address: string): boolean =>
  // As browsers read it: tabs and line breaks do not count, and backslashes are slashes.
  /^\s*https?:[\\/]*[^\\/?#]*@/i.test(address.replaceAll(/[\t\n\r]/g, ''));

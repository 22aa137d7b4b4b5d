import { addressBlock, throttleKey } from './throttle.ts';

/** The keys that an attempt counts against. */
export function signInKeys(email: string, ip: string): { own: string; email: string; ip: string } {
  const block = addressBlock(ip);
  return {
    own: throttleKey('sign-in:email-ip', email.toLowerCase(), block),
    email: throttleKey('sign-in:email', email.toLowerCase()),
    ip: throttleKey('sign-in:ip', block),
  };
}

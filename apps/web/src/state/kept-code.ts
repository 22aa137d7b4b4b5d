/** What the service worker adds once it is there; until then nothing is kept but by the browser itself. */
export const keptCode = {
  /** Whether all that an import needs is kept on this device, so that it works without a network. */
  has: (_load: () => Promise<unknown>): Promise<boolean> => Promise.resolve(false),
  /** Lets the worker of a new build take over, before its page is loaded. */
  takeOver: () => {},
};

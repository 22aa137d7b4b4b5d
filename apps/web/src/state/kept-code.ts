/** What the service worker provides once it is active; until then only the browser's own cache exists. */
export const keptCode = {
  /** Whether everything that an import needs is cached on this device, so that it works without a network. */
  has: (_load: () => Promise<unknown>): Promise<boolean> => Promise.resolve(false),
  /** Lets the worker of a new build take over, before its page is loaded; resolves when it has, or does not soon. */
  takeOver: (): Promise<void> => Promise.resolve(),
};

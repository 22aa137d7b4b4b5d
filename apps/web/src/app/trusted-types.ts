interface ScriptUrlPolicy {
  createScriptURL(url: string): unknown;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptUrlPolicy;
}

const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;

function ownOrigin(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) {
    throw new TypeError('Workers are loaded from the application’s own origin only.');
  }
  return url;
}

// The content security policy allows this one policy name; nothing else in the app may turn a string into code.
const policy = factory?.createPolicy('healzy', { createScriptURL: ownOrigin });

// The browser accepts the policy's object where TypeScript expects a string.
const trusted = (url: string) =>
  (policy === undefined ? ownOrigin(url) : policy.createScriptURL(url)) as string;

/** Starts a module worker from an address of this build, under `require-trusted-types-for 'script'`. */
export function startWorker(url: string): Worker {
  return new Worker(trusted(url), { type: 'module' });
}

/** Registers the service worker of this origin, under the same rule. */
export function registerServiceWorker(url: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trusted(url));
}

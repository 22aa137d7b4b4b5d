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

// The content security policy allows this one name; nothing else in the app may turn text into code.
const policy = factory?.createPolicy('healzy', { createScriptURL: ownOrigin });

/** Starts a module worker from an address of this build, under `require-trusted-types-for 'script'`. */
export function startWorker(url: string): Worker {
  const trusted = policy === undefined ? ownOrigin(url) : policy.createScriptURL(url);
  return new Worker(trusted as string, { type: 'module' });
}

/**
 * Loads the provider without its message about Node.js: it prints that versions below 22 are unsupported. README and
 * `docs/deploy.md` say which to use; all other output passes.
 */
const RUNTIME = /oidc-provider WARNING: Unsupported runtime\./;

const warn = console.warn;
console.warn = (...parts: unknown[]) => {
  if (!RUNTIME.test(String(parts[0]))) warn(...parts);
};
const library = await import('oidc-provider').finally(() => {
  console.warn = warn;
});

export const { default: Provider, errors, interactionPolicy } = library;

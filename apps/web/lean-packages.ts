import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** A context that a module of React Aria's components declares beside the components that use it. */
const CONTEXT = /^const ([\w$]+) = (\/\*#__PURE__\*\/) \(0, [\w$]+createContext\)\((null|\{\})\);$/gm;
const CONTEXTS = '?contexts';

/** The contexts of a module, without its components. */
export const contextsOf = (code: string): string =>
  [
    "import { createContext } from 'react';",
    ...[...code.matchAll(CONTEXT)].map(
      ([, name, pure, value]) => `export const ${name} = ${pure} createContext(${value});`,
    ),
  ].join('\n');

/** A module without its contexts: it imports them, its own and those of its neighbours, from modules of their own. */
export function withoutContexts(code: string, own: string, read: (neighbour: string) => string): string {
  const namesIn = (text: string) => new Set([...text.matchAll(CONTEXT)].map(([, name = '']) => name));
  const importOf = (names: readonly string[], address: string) =>
    names.length === 0 ? '' : `import { ${names.join(', ')} } from ${JSON.stringify(address)};`;
  const rest = code
    .replace(CONTEXT, '')
    .replace(/^import \{(.*)\} from "(\.\/\w+\.mjs)";$/gm, (whole, list: string, address: string) => {
      const neighbour = read(address);
      const contexts = namesIn(neighbour);
      const localOf = (exported: string) =>
        new RegExp(String.raw`([\w$]+) as ${exported.replaceAll('$', String.raw`\$`)}\b`).exec(
          neighbour.slice(neighbour.lastIndexOf('\nexport {')),
        )?.[1] ?? '';
      const [taken, left] = [[] as string[], [] as string[]];
      for (const each of list.split(',')) {
        const [exported = '', alias = exported] = each.trim().split(' as ');
        const local = localOf(exported);
        if (contexts.has(local)) taken.push(`${local} as ${alias}`);
        else left.push(each.trim());
      }
      if (taken.length === 0) return whole;
      return `${importOf(left, address)}\n${importOf(taken, `${address}${CONTEXTS}`)}`;
    });
  return `${importOf([...namesIn(code)], own)}\n${rest}`;
}

const TRIGGER = '?trigger';

/**
 * A module of a trigger and of what it opens, as two: the trigger, and the module without it. What opens can then load
 * when it does.
 */
export function triggerApart(code: string, name: string, own: string): { trigger: string; rest: string } {
  const local = new RegExp(String.raw`([\w$]+) as ${name}\b`).exec(code)?.[1] ?? '';
  const escaped = local.replaceAll('$', String.raw`\$`);
  const body = new RegExp(String.raw`^function ${escaped}\([\s\S]*?^\}$`, 'm').exec(code)?.[0];
  if (body === undefined) throw new Error(`There is no ${name} to set apart.`);
  const imports = [...code.matchAll(/^import .*;$/gm)].map(([line]) => line);
  const contexts = [...code.matchAll(CONTEXT)].map(([line]) => line);
  return {
    trigger: [...imports, ...contexts, body, `export {${local} as ${name}};`].join('\n'),
    rest: code
      .replace(body, () => `export {${name}} from ${JSON.stringify(own)};`)
      .replace(`${local} as ${name}, `, ''),
  };
}

/** Marks what the router only creates, and would keep although nothing uses it. */
export const pureComponents = (code: string): string =>
  code
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(
      /^var (\w+) = class extends (React\d*\.Component) (\{\n[\s\S]*?^\});$/gm,
      'var $1 = /* @__PURE__ */ (() => class extends $2 $3)();',
    );

/** The same exports, which do nothing. */
export const emptied = (code: string): string =>
  [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)]
    .map(([, name]) => `export const ${name} = () => undefined;`)
    .join('\n');

/**
 * A module whose named functions and methods do nothing: those that the app never calls, where tree shaking cannot see it.
 * Throws if one is missing, so that a new version of the package is looked at.
 */
export function withoutFunctions(code: string, names: readonly string[]): string {
  return names.reduce((rest, name) => {
    const whole = new RegExp(
      String.raw`^( *)((?:static )?(?:async )?(?:function )?)${name}\(.*\{\n[\s\S]*?^\1\}$`,
      'm',
    );
    if (!whole.test(rest)) throw new Error(`There is no function ${name} to leave out.`);
    return rest.replace(whole, `$1$2${name}() {\n$1}`);
  }, code);
}

/** A module that logs nothing but errors. */
export const withoutLogging = (code: string): string =>
  code.replace(/^ +(?:logger\d*|this\._logger)\.(?:debug|info|warn)\(.*\);$/gm, '');

/** Of the router: what forms, fetchers, routes that are added later, instrumentation and rendering on a server need. */
const LEFT_OUT_OF_ROUTER = [
  'handleAction',
  'fetch2',
  'handleFetcherAction',
  'handleFetcherLoader',
  'discoverRoutes',
  'patchRoutes',
  'patchRoutesImpl',
  'revalidate',
  'instrumentClientSideRouter',
  'getRouteInstrumentationUpdates',
  'deserializeErrors',
  'getSubmissionFromNavigation',
  'restoreAppliedTransitions',
  'persistAppliedTransitions',
  'RSCErrorHandler',
  'decodeRouteErrorResponseDigest',
];

/** Only the Gregorian calendar: what a locale without another one uses, as all of ours. */
export const withOneCalendar = (code: string): string =>
  code.replace(/^ +case '(?!gregory')[\w-]+':\n +return .*;\n/gm, '');

const isRouterItself = (code: string) => /^function createRouter\(/m.test(code);

/** The router without its advice for development, which its package for production gives too. */
const leanRouter = (code: string): string =>
  pureComponents(isRouterItself(code) ? withoutFunctions(code, LEFT_OUT_OF_ROUTER) : code).replace(
    'var ENABLE_DEV_WARNINGS = true;',
    'var ENABLE_DEV_WARNINGS = false;',
  );

/** Of the sign-in client: other flows than the code flow, proofs of possession, the user info, and what signing out answers. */
const LEFT_OUT_OF_SIGN_IN = [
  'exchangeCredentials',
  'revoke',
  'revokeToken',
  'processResourceOwnerPasswordCredentials',
  'validateCredentialsResponse',
  'getDpopProof',
  'generateDPoPProof',
  'generateDPoPKeys',
  'generateClientAssertionJwt',
  'readSignoutResponseState',
  'processSignoutResponse',
  'validateSignoutResponse',
  'getSigningKeys',
  'getClaims',
];

/** Of the translator: its log, advice for development, keys as functions, reports of missing keys, and copies of itself. */
const LEFT_OUT_OF_TRANSLATOR = [
  'forward',
  'deprecateDottedLng',
  'deprecateBareCode',
  'addResources',
  'removeResourceBundle',
  'createProxy',
  'keysFromSelector',
  'getUsedParamsDetails',
  'getSuffixes',
  'noticeDevFallback',
  'saveMissing',
  'loadLanguages',
  'dir',
  'cloneInstance',
];

const readBeside = (id: string) => (neighbour: string) => readFileSync(join(dirname(id), neighbour), 'utf8');

/**
 * Leaves out what packages load with what is used of them: React Aria's components with the contexts beside them (any
 * button would bring autocomplete and number formatting), the router's links and forms, zod's JSON Schema, and
 * calendars other than the Gregorian.
 */
export function leanPackages(): Plugin {
  return {
    name: 'healzy-lean-packages',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id.endsWith(TRIGGER)) {
        const whole = id.slice(0, -TRIGGER.length);
        const { trigger } = triggerApart(readFileSync(whole, 'utf8'), 'TooltipTrigger', id);
        return {
          code: withoutContexts(trigger, `${whole}${CONTEXTS}`, readBeside(whole)),
          moduleSideEffects: false,
        };
      }
      if (!id.endsWith(CONTEXTS)) return null;
      const code = readFileSync(id.slice(0, -CONTEXTS.length), 'utf8');
      return { code: contextsOf(code), moduleSideEffects: false };
    },
    transform(code, id) {
      if (/[\\/]react-aria-components[\\/]dist[\\/]private[\\/]\w+\.mjs$/.test(id)) {
        const own = id.endsWith('Tooltip.mjs')
          ? triggerApart(code, 'TooltipTrigger', `${id}${TRIGGER}`).rest
          : code;
        return { code: withoutContexts(own, `${id}${CONTEXTS}`, readBeside(id)), map: null };
      }
      if (/[\\/]react-router[\\/]dist[\\/].*\.mjs$/.test(id)) return { code: leanRouter(code), map: null };
      if (/[\\/]@internationalized[\\/]date[\\/]dist[\\/]private[\\/]createCalendar\.mjs$/.test(id))
        return { code: withOneCalendar(code), map: null };
      if (/[\\/]oidc-client-ts[\\/]dist[\\/]esm[\\/]oidc-client-ts\.js$/.test(id))
        return { code: withoutLogging(withoutFunctions(code, LEFT_OUT_OF_SIGN_IN)), map: null };
      if (/[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/.test(id))
        return { code: withoutFunctions(code, LEFT_OUT_OF_TRANSLATOR), map: null };
      if (/[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/.test(id))
        return { code: emptied(code), map: null };
      return null;
    },
  };
}

import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A person known to the provider, with the claims that the product reads. */
export interface Knows {
  readonly email: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface SecondProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string;
  /** Requests answered so far, by path. */
  readonly asked: string[];
  /** Ends every session of the provider. */
  endSessions(): void;
  close(): Promise<void>;
}

const ACCESS_TOKEN_SECONDS = 30;

/** As plain a page as a provider can have: none of our labels, one field, a button. */
const page = (action: string) => `<!doctype html><html lang="en"><title>Sign in elsewhere</title>
<main><h1>Another provider</h1><form method="post" action="${action}">
<label>Staff number or e-mail <input name="login" autocomplete="username"></label>
<button>Continue</button></form></main></html>`;

/**
 * An OpenID provider that shares only the standard with the embedded one: it signs with RS256, has different paths
 * under a base path, another client and audience, issues no refresh tokens and knows no `offline_access`.
 */
export async function startSecondProvider(appUrl: string, people: readonly Knows[]): Promise<SecondProvider> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const issuer = `${origin}/realms/clinics`;
  const clientId = 'staff-portal';
  const audience = 'https://api.clinics.example/';
  const asked: string[] = [];
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const sessions = new Map<string, unknown>();

  /** Keeps everything in memory, so that a test can discard it. */
  class Memory {
    readonly #name: string;
    constructor(name: string) {
      this.#name = name;
    }
    #key(id: string) {
      return `${this.#name}:${id}`;
    }
    upsert(id: string, payload: Record<string, unknown>) {
      sessions.set(this.#key(id), payload);
      return Promise.resolve();
    }
    find(id: string) {
      return Promise.resolve(sessions.get(this.#key(id)) as never);
    }
    findByUid(uid: string) {
      for (const [key, payload] of sessions)
        if (key.startsWith(`${this.#name}:`) && (payload as { uid?: string }).uid === uid)
          return Promise.resolve(payload as never);
      return Promise.resolve(undefined);
    }
    findByUserCode() {
      return Promise.resolve(undefined);
    }
    consume(id: string) {
      const payload = sessions.get(this.#key(id)) as { consumed?: number } | undefined;
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      return Promise.resolve();
    }
    destroy(id: string) {
      sessions.delete(this.#key(id));
      return Promise.resolve();
    }
    revokeByGrantId() {
      return Promise.resolve();
    }
  }

  const provider: Provider = new Provider(issuer, {
    adapter: Memory as never,
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        application_type: 'web',
        redirect_uris: [`${appUrl}/callback`],
        post_logout_redirect_uris: [`${appUrl}/`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'RS256',
      },
    ],
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' } as never],
    },
    scopes: ['openid', 'profile', 'email'],
    claims: {
      openid: ['sub', 'userId', 'accountContexts', 'timezone', 'language'],
      profile: ['name'],
      email: ['email'],
    },
    conformIdTokenClaims: false,
    cookies: { keys: ['second-provider-cookies'] },
    routes: {
      authorization: '/protocol/authorize',
      token: '/protocol/token',
      jwks: '/protocol/certs',
      end_session: '/protocol/sign-out',
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        // Like many providers, it asks before it signs anybody out.
        logoutSource: (ctx, form) => {
          ctx.body = `<!doctype html><html lang="en"><title>Sign out</title><main>${form}
            <button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button></main></html>`;
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'openid profile email',
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: ACCESS_TOKEN_SECONDS,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    ttl: { AccessToken: ACCESS_TOKEN_SECONDS, IdToken: ACCESS_TOKEN_SECONDS, Session: 3600, Grant: 3600 },
    clientBasedCORS: (_ctx, from) => from === appUrl,
    findAccount: (_ctx, id) => {
      const known = people.find(({ email }) => email === id);
      return known && { accountId: id, claims: () => ({ sub: id, email: id, ...known.claims }) };
    },
    extraTokenClaims: (_ctx, token) =>
      people.find(({ email }) => 'accountId' in token && email === token.accountId)?.claims,
    interactions: { url: (_ctx, { uid }) => `${origin}/realms/clinics/interaction/${uid}` },
    loadExistingGrant: async (ctx) => {
      const grant = new provider.Grant({
        clientId,
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      grant.addResourceScope(audience, 'openid profile email');
      await grant.save();
      return grant;
    },
  });

  const answer = provider.callback();
  server.on('request', (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    asked.push(path);
    const uid = /^\/realms\/clinics\/interaction\/([^/]+)$/.exec(path)?.[1];
    if (uid === undefined) {
      Object.assign(request, { originalUrl: request.url });
      request.url = (request.url ?? '').replace('/realms/clinics', '') || '/';
      answer(request, response);
      return;
    }
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html').end(page(path));
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const accountId = new URLSearchParams(body).get('login') ?? '';
      Object.assign(request, { originalUrl: request.url });
      void provider.interactionFinished(request, response, { login: { accountId } });
    });
  });

  return {
    issuer,
    clientId,
    audience,
    asked,
    endSessions: () => sessions.clear(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

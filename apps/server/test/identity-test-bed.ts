import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { identityAudit } from '../src/platform/audit/record.ts';
import type { Database } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/db/ids.ts';
import { addSecurityHeaders } from '../src/platform/http/security-headers.ts';
import {
  hashPassword,
  registerIdentity,
  type Identity,
  type IdentityOptions,
} from '../src/platform/identity/index.ts';

export const PASSWORD = 'Healzy-demo-1';

/** Two clinics; Elena works in both. */
export interface Clinic {
  alba: string;
  brisa: string;
  elena: { userId: string; email: string; albaProfessional: string; brisaProfessional: string };
  marco: { userId: string; email: string };
}

export async function seedClinic(database: Database): Promise<Clinic> {
  const [alba, brisa] = [newId(), newId()];
  const hash = await hashPassword(PASSWORD);
  const elena = {
    userId: newId(),
    email: 'elena@clinica-alba.example',
    albaProfessional: newId(),
    brisaProfessional: newId(),
  };
  const marco = { userId: newId(), email: 'marco@clinica-alba.example' };
  await database.asSystem(async (sql) => {
    await sql.query(`INSERT INTO accounts (id, name) VALUES ($1, 'Clínica Alba'), ($2, 'Centro Brisa')`, [
      alba,
      brisa,
    ]);
    await sql.query(
      `INSERT INTO users (id, email, password_hash, name, surname, language, timezone) VALUES
         ($1, $2, $5, 'Elena', 'Sanchis', 'es', 'Europe/Madrid'), ($3, $4, $5, 'Marco', 'Duarte', 'en', 'Atlantic/Canary')`,
      [elena.userId, elena.email, marco.userId, marco.email, hash],
    );
    await sql.query('INSERT INTO professionals (id, account_id, user_id) VALUES ($1, $2, $5), ($3, $4, $5)', [
      elena.albaProfessional,
      alba,
      elena.brisaProfessional,
      brisa,
      elena.userId,
    ]);
    await sql.query(
      `INSERT INTO memberships (account_id, user_id, professional_id, roles, created_at) VALUES
         ($1, $2, $3, '{SPECIALIST,ADMIN}', '2026-01-01'), ($4, $2, $5, '{SPECIALIST}', '2026-01-02'),
         ($1, $6, NULL, '{PATIENT}', '2026-01-03')`,
      [alba, elena.userId, elena.albaProfessional, brisa, elena.brisaProfessional, marco.userId],
    );
  });
  return { alba, brisa, elena, marco };
}

export interface TestServer {
  app: FastifyInstance;
  identity: Identity;
  /** Where it really listens. */
  address: string;
  publicUrl: string;
  /** What was logged, one JSON line each. */
  logs: string[];
  browser(): Browser;
  close(): Promise<void>;
}

export async function startIdentity(
  database: Database,
  options: Partial<IdentityOptions> = {},
): Promise<TestServer> {
  const logs: string[] = [];
  const publicUrl = options.publicUrl ?? 'http://localhost:3000';
  const app = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => void logs.push(line) } },
    forceCloseConnections: true,
    // These tests' browsers state their IP address as one proxy would.
    trustProxy: (_address, hop) => hop < 1,
  });
  addSecurityHeaders(app, { publicUrl });
  const identity = await registerIdentity(app, {
    audit: identityAudit,
    database,
    publicUrl,
    audience: 'urn:healzy:api',
    clientId: 'healzy-web',
    mailFrom: 'Healzy <no-reply@healzy.example>',
    ...options,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  return {
    app,
    identity,
    address,
    publicUrl,
    logs,
    browser: () => new Browser(address, publicUrl),
    close: () => app.close(),
  };
}

interface Cookie {
  name: string;
  value: string;
  path: string;
  attributes: string;
}

export interface Page {
  /** The URL as the person sees it. */
  url: URL;
  status: number;
  headers: Headers;
  text: string;
}

/** What a browser does with these pages: cookies by path, redirects, forms with their hidden fields and Origin. */
export class Browser {
  readonly cookies = new Map<string, Cookie>();
  readonly headers: Record<string, string> = {};
  readonly #address: string;
  readonly #publicUrl: string;

  constructor(address: string, publicUrl: string) {
    this.#address = address;
    this.#publicUrl = publicUrl;
  }

  /** The same browser, talking to the server after a restart. */
  at(server: TestServer): Browser {
    const next = new Browser(server.address, server.publicUrl);
    for (const [key, cookie] of this.cookies) next.cookies.set(key, cookie);
    return next;
  }

  async request(url: string | URL, init: RequestInit = {}): Promise<Page> {
    const seen = new URL(url, this.#publicUrl);
    const cookies = [...this.cookies.values()].filter(
      ({ path }) =>
        seen.pathname === path || seen.pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
    );
    const response = await fetch(`${this.#address}${seen.pathname}${seen.search}`, {
      ...init,
      redirect: 'manual',
      headers: {
        accept: 'text/html,application/xhtml+xml',
        ...this.headers,
        ...(cookies.length > 0 && {
          cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        }),
        ...(init.headers as Record<string, string> | undefined),
      },
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return { url: seen, status: response.status, headers: response.headers, text: await response.text() };
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', ...rest] = pair.split('=');
    const value = rest.join('=');
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    const expires = attributes.find((attribute) => /^expires=/i.test(attribute))?.slice(8);
    const key = `${name} ${path}`;
    if (value === '' || (expires !== undefined && Date.parse(expires) <= Date.now()))
      this.cookies.delete(key);
    else this.cookies.set(key, { name, value, path, attributes: attributes.join('; ') });
  }

  /** Follows redirects until a page, or until the URL leaves the server's own pages (`/callback`, `/`). */
  async open(url: string | URL, init: RequestInit = {}): Promise<Page> {
    let page = await this.request(url, init);
    for (let hops = 0; hops < 10; hops += 1) {
      const location = page.headers.get('location');
      if (location === null) return page;
      const next = new URL(location, page.url);
      if (!/^\/(oidc|identity)\//.test(next.pathname)) return { ...page, url: next };
      page = await this.request(next);
    }
    throw new Error(`Too many redirects, the last to ${page.url.href}`);
  }

  /** Fills in the page's form and submits it. */
  async submit(page: Page, fields: Record<string, string>): Promise<Page> {
    const form = /<form[^>]*action="([^"]*)"/.exec(page.text);
    if (!form) throw new Error(`No form on ${page.url.href}:\n${page.text}`);
    const body = new URLSearchParams();
    for (const [input] of page.text.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
      body.set(/name="([^"]*)"/.exec(input)?.[1] ?? '', /value="([^"]*)"/.exec(input)?.[1] ?? '');
    }
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return this.open(new URL((form[1] ?? '').replaceAll('&amp;', '&'), page.url), {
      method: 'POST',
      body,
      headers: { origin: new URL(this.#publicUrl).origin },
    });
  }
}

export interface Authorization {
  url: URL;
  verifier: string;
  state: string;
  nonce: string;
}

/** A sign-in request as the web app makes it. */
export function authorization(server: TestServer, extra: Record<string, string> = {}): Authorization {
  const [verifier, state, nonce] = [32, 12, 12].map((bytes) => randomBytes(bytes).toString('base64url')) as [
    string,
    string,
    string,
  ];
  const url = new URL(`${server.publicUrl}/oidc/auth`);
  const params = {
    client_id: 'healzy-web',
    response_type: 'code',
    scope: 'openid profile email offline_access',
    redirect_uri: `${server.publicUrl}/callback`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...extra,
  };
  for (const [name, value] of Object.entries(params)) if (value !== '') url.searchParams.set(name, value);
  return { url, verifier, state, nonce };
}

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: string;
  error?: string;
}

async function callToken(
  server: TestServer,
  params: Record<string, string>,
): Promise<{ status: number; body: Tokens }> {
  const response = await fetch(`${server.address}/oidc/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.publicUrl },
    body: new URLSearchParams({ client_id: 'healzy-web', ...params }),
  });
  return { status: response.status, body: (await response.json()) as Tokens };
}

export function exchange(
  server: TestServer,
  request: Authorization,
  code: string,
): Promise<{ status: number; body: Tokens }> {
  return callToken(server, {
    grant_type: 'authorization_code',
    code,
    code_verifier: request.verifier,
    redirect_uri: `${server.publicUrl}/callback`,
  });
}

export function refresh(server: TestServer, token: string): Promise<{ status: number; body: Tokens }> {
  return callToken(server, { grant_type: 'refresh_token', refresh_token: token });
}

/** Signs in through the sign-in page and returns the tokens. */
export async function signIn(
  server: TestServer,
  browser: Browser,
  email: string,
  password = PASSWORD,
): Promise<Tokens> {
  const request = authorization(server);
  const page = await browser.open(request.url);
  const back = page.url.pathname === '/callback' ? page : await browser.submit(page, { email, password });
  const code = back.url.searchParams.get('code');
  if (code === null) throw new Error(`Not signed in: ${back.status} ${back.url.href}\n${back.text}`);
  const { status, body } = await exchange(server, request, code);
  if (status !== 200) throw new Error(`No tokens: ${JSON.stringify(body)}`);
  return body;
}

import { createHash, randomBytes } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

/** The hidden fields of a form. */
const HIDDEN = /<input type="hidden" name="(\w+)" value="([^"]*)"/g;

/**
 * Gives a browser a session of its own at the provider, as if the person had signed in there: the same two requests,
 * without showing the page. The app then finds the session as after a reload. Journeys about signing in fill in the page.
 */
export async function openSession(context: BrowserContext, email: string, password: string): Promise<void> {
  const configured = await context.request.get('/config.json');
  const { issuer, clientId } = (await configured.json()) as { issuer: string; clientId: string };
  const { origin } = new URL(configured.url());
  const asked = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${origin}/callback`,
    response_type: 'code',
    scope: 'openid',
    // Whoever was signed in in this browser before is not asked for.
    prompt: 'login',
    code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const shown = await context.request.get(`${issuer}/auth?${asked.toString()}`);
  const page = await shown.text();
  const hidden = [...page.matchAll(HIDDEN)].map(([, name = '', value = '']) => [name, value]);
  const answer = await context.request.post(shown.url(), {
    form: { ...Object.fromEntries(hidden), email, password },
    headers: { origin },
  });
  // The last address is the app's, whose document nobody needs here.
  if (new URL(answer.url()).pathname !== '/callback')
    throw new Error(
      `${email} was not signed in: the provider answered ${answer.status()} at ${answer.url()}.`,
    );
}

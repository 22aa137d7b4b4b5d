/**
 * The only script of the hosted pages: offers passkeys on the log-in page. Without it, or without passkeys in the
 * browser, its part of the page stays hidden and the rest works as before.
 */
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The server takes an answer for five minutes; the quiet offer is renewed before. */
const RENEW_MS = 4 * 60_000;

const part = document.getElementById('passkey');
const form = part?.querySelector('form');
if (part && form && browserSupportsWebAuthn()) void offer(part, form);

async function offer(part: HTMLElement, form: HTMLFormElement): Promise<void> {
  part.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask(form);
  });
  if (await browserSupportsWebAuthnAutofill()) void offerQuietly(form);
}

async function optionsFor(form: HTMLFormElement): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const answer = await fetch(`${form.action}/options`, { method: 'POST' });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return (await answer.json()) as PublicKeyCredentialRequestOptionsJSON;
}

function send(form: HTMLFormElement, answer: unknown): void {
  const field = form.elements.namedItem('response');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = JSON.stringify(answer);
  form.submit();
}

async function ask(form: HTMLFormElement): Promise<void> {
  say(form, null);
  let optionsJSON;
  try {
    optionsJSON = await optionsFor(form);
  } catch {
    say(form, 'failed');
    return;
  }
  try {
    send(form, await startAuthentication({ optionsJSON }));
  } catch (error) {
    // Browsers do not tell a person who changed their mind from one who has no passkey here.
    say(form, error instanceof Error && error.name === 'NotAllowedError' ? 'cancelled' : 'failed');
  }
}

/** Passkeys beside the suggestions of the e-mail field, until somebody takes one or presses the button. */
async function offerQuietly(form: HTMLFormElement): Promise<void> {
  const renewal = setTimeout(() => void offerQuietly(form), RENEW_MS);
  form.addEventListener('submit', () => clearTimeout(renewal), { once: true });
  try {
    send(form, await startAuthentication({ optionsJSON: await optionsFor(form), useBrowserAutofill: true }));
  } catch {
    // Nobody asked for it: the button is still there, and says what is wrong.
  }
}

function say(form: HTMLFormElement, problem: 'cancelled' | 'failed' | null): void {
  for (const line of form.querySelectorAll<HTMLElement>('[data-problem]'))
    line.hidden = line.dataset.problem !== problem;
}

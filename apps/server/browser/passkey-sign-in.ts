/**
 * The only script of the hosted pages: offers passkeys on the sign-in page. Without the script, or without passkey
 * support, its part of the page stays hidden and the rest works as before.
 */
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The server accepts a response for five minutes; the offer in the autofill is renewed before that. */
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
  showProblem(form, null);
  let optionsJSON;
  try {
    optionsJSON = await optionsFor(form);
  } catch {
    showProblem(form, 'failed');
    return;
  }
  try {
    send(form, await startAuthentication({ optionsJSON }));
  } catch (error) {
    // Browsers report a cancelled prompt and a missing passkey alike.
    showProblem(form, error instanceof Error && error.name === 'NotAllowedError' ? 'cancelled' : 'failed');
  }
}

/** Offers passkeys in the autofill of the e-mail field until one is chosen or the button is pressed. */
async function offerQuietly(form: HTMLFormElement): Promise<void> {
  const renewal = setTimeout(() => void offerQuietly(form), RENEW_MS);
  form.addEventListener('submit', () => clearTimeout(renewal), { once: true });
  try {
    send(form, await startAuthentication({ optionsJSON: await optionsFor(form), useBrowserAutofill: true }));
  } catch {
    // The person did not start this; the button is still there and reports errors.
  }
}

function showProblem(form: HTMLFormElement, problem: 'cancelled' | 'failed' | null): void {
  for (const line of form.querySelectorAll<HTMLElement>('[data-problem]'))
    line.hidden = line.dataset.problem !== problem;
}

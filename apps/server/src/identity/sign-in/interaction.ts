import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '../oidc-provider.ts';
import type Provider from 'oidc-provider';
import type { Database } from '../../db/database.ts';
import { frameFor, sendMessage } from '../answers.ts';
import type { IdentityAudit } from '../audit.ts';
import type { Outbox } from '../outbox.ts';
import type { HostedFrame } from '../pages/layout.ts';
import type { RelyingParty } from '../passkeys/relying-party.ts';
import type { PasskeyKind } from '../passkeys/authentication.ts';
import type { Sealing } from '../second-factor/sealing.ts';
import type { IdentitySettings } from '../settings.ts';
import type { Throttle } from '../throttle.ts';

/** What the sign-in pages need. */
export interface SignInOptions {
  audit: IdentityAudit;
  settings: IdentitySettings;
  database: Database;
  /** The current provider: another one takes over when keys rotate. */
  provider: () => Provider;
  throttle: Throttle;
  sealing: Sealing;
  outbox: Outbox;
  /** The relying party of passkeys; undefined where they cannot work. */
  relyingParty: RelyingParty | undefined;
  /** Whether the sign-in page offers them: its script was built. */
  offersPasskeys: boolean;
  now: () => Date;
  later: (work: () => Promise<void>) => void;
}

/** The path of a sign-in in progress; its cookie is sent there and below. */
export const interactionPath = (uid: string, step = ''): string =>
  `/identity/interaction/${encodeURIComponent(uid)}${step}`;

export type SignInRequest = FastifyRequest<{ Params: { uid: string } }>;
export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The sign-in in progress; undefined when it has expired, was finished, or belongs to another browser. */
async function underWay(
  options: SignInOptions,
  request: SignInRequest,
  reply: FastifyReply,
): Promise<Interaction | undefined> {
  try {
    const interaction = await options.provider().interactionDetails(request.raw, reply.raw);
    return interaction.uid === request.params.uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

type Work = (
  request: SignInRequest,
  reply: FastifyReply,
  frame: HostedFrame,
  interaction: Interaction,
) => unknown;

/** Runs a page's work for a sign-in in progress, and responds itself when there is none. */
export function duringSignIn(
  options: SignInOptions,
  step: string,
  work: Work,
): (request: SignInRequest, reply: FastifyReply) => Promise<unknown> {
  const { settings } = options;
  return async (request, reply) => {
    const address = interactionPath(request.params.uid, step);
    const interaction = await underWay(options, request, reply);
    const uiLocales = interaction?.params.ui_locales;
    const frame = frameFor(request, settings, { address, uiLocales });
    if (!interaction) return sendMessage(reply, frame, 410, { name: 'expired' });
    return work(request, reply, frame, interaction);
  };
}

/** The methods used, as in RFC 8176 (`amr`), and whether it was one factor or two (`acr`). */
export const FACTORS = {
  password: { amr: ['pwd'], acr: 'urn:healzy:acr:one-factor' },
  passwordAndCode: { amr: ['pwd', 'otp', 'mfa'], acr: 'urn:healzy:acr:two-factor' },
  passkey: (kind: PasskeyKind) => ({ amr: [kind, 'user', 'mfa'], acr: 'urn:healzy:acr:two-factor' }),
};

/** Every `acr` that a token may have. */
export const ACR_VALUES = [FACTORS.password.acr, FACTORS.passwordAndCode.acr];

/** Sends an authenticated person back to the application. */
export async function finishSignIn(
  options: SignInOptions,
  request: SignInRequest,
  reply: FastifyReply,
  done: { userId: string; factors: { amr: string[]; acr: string } },
): Promise<FastifyReply> {
  // Not remembered: the cookie goes when the browser closes, since clinics share machines.
  const login = { accountId: done.userId, remember: false, ...done.factors };
  const target = await options
    .provider()
    .interactionResult(request.raw, reply.raw, { login }, { mergeWithLastSubmission: false });
  request.log.info({ event: 'signed-in' }, 'signed in');
  return reply.header('cache-control', 'no-store').redirect(target, 303);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '../oidc-provider.ts';
import type Provider from 'oidc-provider';
import { frameFor, sendMessage } from '../answers.ts';
import type { HostedFrame } from '../pages/layout.ts';
import type { IdentityParts } from '../parts.ts';
import type { RelyingParty } from '../passkeys/relying-party.ts';
import type { PasskeyKind } from '../passkeys/authentication.ts';

/** What the sign-in pages need. */
export interface SignInOptions extends IdentityParts {
  /** The current provider: another one takes over when keys rotate. */
  provider: () => Provider;
  /** The relying party of passkeys; undefined where they cannot work. */
  relyingParty: RelyingParty | undefined;
  /** Whether the sign-in page offers them: its script was built. */
  offersPasskeys: boolean;
}

/** The path of a sign-in in progress; its cookie is sent there and below. */
export const interactionPath = (uid: string, step = ''): string =>
  `/identity/interaction/${encodeURIComponent(uid)}${step}`;

type SignInRoute = { Params: { uid: string } };
/** A request during a sign-in. */
export type SignInRequest = FastifyRequest<SignInRoute>;
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

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

/**
 * Adds pages of a sign-in in progress; without one they say that it has expired.
 *
 * @param step the page below the sign-in's own path
 * @param language the step that the language switch leads to
 */
export function signInPages(app: FastifyInstance, options: SignInOptions, step = '', language = step) {
  const { settings } = options;
  const duringSignIn = (work: Work) => async (request: SignInRequest, reply: FastifyReply) => {
    const address = interactionPath(request.params.uid, language);
    const interaction = await underWay(options, request, reply);
    const uiLocales = interaction?.params.ui_locales;
    const frame = frameFor(request, settings, { address, uiLocales });
    if (!interaction) return sendMessage(reply, frame, 410, { name: 'expired' });
    return work(request, reply, frame, interaction);
  };
  const path = `${interactionPath('')}:uid${step}`;
  return {
    get: (work: Work) => app.get<SignInRoute>(path, duringSignIn(work)),
    post: (work: Work) => app.post<SignInRoute>(path, duringSignIn(work)),
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

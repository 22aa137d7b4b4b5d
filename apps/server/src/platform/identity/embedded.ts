import type { FastifyInstance } from 'fastify';
import { createAccessTokenVerifier, OWN_ALGORITHMS } from './access-tokens.ts';
import { findHostedAssets } from './hosted-assets.ts';
import { registerHostedPages } from './hosted-pages.ts';
import { sendInvitationLink } from './links/link-mail.ts';
import { LINK_HOURS, purgeLinks } from './links/one-time-links.ts';
import { registerResetCall } from './links/reset-request.ts';
import { mountProvider } from './mount.ts';
import { PRODUCT_NAME, type IdentityOptions, type ProviderIdentity } from './options.ts';
import { OUTBOX_PATH } from './outbox-page.ts';
import { OwnSecurity } from './own-security.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import type { IdentityParts } from './parts.ts';
import { PayloadStore } from './payloads.ts';
import { findPerson } from './people.ts';
import { createProvider } from './provider.ts';
import { createSealing } from './second-factor/sealing.ts';
import { loadIdentitySecrets } from './secrets.ts';
import { purgeSessions } from './session-records.ts';
import type { IdentitySettings } from './settings.ts';
import { purgeSteps } from './sign-in/half-sign-ins.ts';
import { SigningKeys } from './signing-keys.ts';
import { Throttle } from './throttle.ts';

/** How long unused counters are kept; longer than any wait. */
const COUNTER_DAYS = 2;

/** Runs the server as its own OpenID provider, with its pages. */
export async function embedProvider(
  app: FastifyInstance,
  options: IdentityOptions & Pick<IdentityParts, 'now' | 'outbox' | 'later'>,
): Promise<ProviderIdentity> {
  const { audit, database, now, outbox, later, publicUrl } = options;
  const { log } = app;
  const settings: IdentitySettings = {
    publicUrl,
    issuer: `${publicUrl}/oidc`,
    audience: options.audience,
    clientId: options.clientId,
    brand: options.brand ?? PRODUCT_NAME,
    brandLogo: options.brandLogo ?? null,
    brandHues: options.brandHues ?? null,
    allowedOrigins: options.allowedOrigins ?? [],
  };
  const { cookieKeys, sealingKey } = await loadIdentitySecrets(database);
  const signingKeys = await SigningKeys.load(database, now);
  const store = new PayloadStore(database);
  const newProvider = () => {
    const signing = { cookieKeys, signingKeys: signingKeys.privateKeys };
    return createProvider({ settings, audit, database, store, log, now, ...signing });
  };
  let provider = newProvider();
  const tendKeys = async (): Promise<void> => {
    // All state of a provider besides its keys is in the database, so a new one takes over seamlessly.
    if (await signingKeys.tend()) provider = newProvider();
  };

  const assets = findHostedAssets();
  const relyingParty = relyingPartyOf(settings);
  const parts: IdentityParts = {
    settings,
    audit,
    database,
    throttle: new Throttle(database, now),
    sealing: createSealing(sealingKey),
    outbox,
    log,
    now,
    later,
  };

  mountProvider(app, () => provider, settings);
  registerResetCall(app, parts);
  await registerHostedPages(app, {
    ...parts,
    provider: () => provider,
    relyingParty,
    offersPasskeys: relyingParty !== undefined && assets?.hasPasskeyScript === true,
    assets,
  });

  const purge = async (): Promise<void> => {
    await tendKeys();
    await store.purge(now());
    await outbox.purge(now());
    await database.asSystem(async (sql) => {
      await purgeLinks(sql, now());
      await purgeSteps(sql, now());
      await purgeSessions(sql);
      const longAgo = new Date(now().getTime() - COUNTER_DAYS * 86_400_000).toISOString();
      await sql.query('DELETE FROM attempt_counters WHERE last_at < $1', [longAgo]);
    });
  };

  return {
    issuer: settings.issuer,
    outboxUrl: outbox.hasPage ? `${publicUrl}${OUTBOX_PATH}` : null,
    invitationHours: LINK_HOURS.INVITATION,
    security: new OwnSecurity({ ...parts, relyingParty }),
    verifyAccessToken: createAccessTokenVerifier({
      issuer: settings.issuer,
      audience: settings.audience,
      keys: signingKeys.verificationKeys,
      algorithms: OWN_ALGORITHMS,
      type: 'at+jwt',
      hasOwnSessions: true,
      now,
    }),
    sendInvitation: async (userId, accountId) => {
      const person = await database.asSystem((sql) => findPerson(sql, userId));
      if (person) await sendInvitationLink(parts, person, accountId);
    },
    tendKeys,
    purge,
  };
}

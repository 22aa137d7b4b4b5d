import { join } from 'node:path';
import { constants as zlib } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { loadCalendarAddresses } from './features/appointments/feed-address.ts';
import { registerCalendarFeeds } from './features/appointments/feed-routes.ts';
import { loadMealCalendars } from './features/menus/calendar/addresses.ts';
import { registerMealCalendars } from './features/menus/calendar/routes.ts';
import { loadMailStops, registerMailStops } from './features/chats/mail-stops.ts';
import { identityAudit, recordAcceptedByCall } from './platform/audit/record.ts';
import { settledErasures } from './features/patient-erasure/finishing.ts';
import { cleanUpsOf, contributionsOf, handlersOf, minuteJobsOf } from './assembly.ts';
import type { Config, TrustedProxies } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { isLargeLogo } from './features/documents/picture-size.ts';
import { registerFiles } from './features/documents/file-routes.ts';
import { mailLogoOf, readBrand, refuseLargeLogos } from './platform/http/brand/brand-file.ts';
import { registerBrand } from './platform/http/brand/routes.ts';
import { FailureLimit } from './platform/http/failure-limit.ts';
import { registerHealth } from './platform/http/health.ts';
import { logOptions } from './platform/http/log-options.ts';
import { handleError } from './platform/http/problem.ts';
import { registerReference } from './platform/http/reference.ts';
import { registerOperations } from './platform/http/router.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { webhookSms } from './platform/sms.ts';
import { registerWebApp } from './platform/http/web-app.ts';
import { registerIdentity, type Identity } from './platform/identity/index.ts';
import { loadIntakeLinks } from './features/patient-data/intake-links.ts';
import { openLinkStream, runLink } from './features/patient-data/link-calls.ts';
import { noteRefusal } from './shared/patient-access/access-log.ts';
import { KeptFigures } from './features/patients/kept-figures.ts';
import { modules } from './modules.ts';
import type { Services } from './platform/services.ts';
import { createAddressSigner, loadAddressSecret } from './platform/storage/addresses.ts';
import { loadDraftSecret } from './features/session/draft-key.ts';
import { createFolderStore } from './platform/storage/file-store.ts';
import { startMinuteJobs } from './platform/jobs/minute-jobs.ts';
import { startSweeping } from './platform/jobs/sweep.ts';
import { startInvitations } from './features/users/invitations.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operationId that the route serves. */
    operation?: string;
  }
}

export interface AppOptions {
  config: Config;
  database: Database;
  now?: () => Date;
  /** Where the log goes instead of standard output. */
  logTo?: { write(line: string): void };
}

export interface App {
  server: FastifyInstance;
  services: Services;
  identity: Identity;
}

/** The whole server on one port, not yet listening. The caller opened the database and closes it. */
export async function createApp({
  config,
  database,
  logTo,
  now = () => new Date(),
}: AppOptions): Promise<App> {
  const installed = readBrand(config.brandFile);
  await refuseLargeLogos(installed, isLargeLogo);
  const server = fastify({
    logger: { ...logOptions(config), ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy(config.trustedProxies),
    genReqId: () => crypto.randomUUID(),
    // A 50 MB file over a slow line may take its time; a connection that only trickles is cut.
    requestTimeout: 10 * 60_000,
    // Shutdown waits for requests in flight, not for idle keep-alive connections.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 400 },
    // A malformed URL reaches no route, and so no error handler either.
    frameworkErrors: (error, request, reply) =>
      void handleError(error, request, reply.header('cache-control', 'no-store')),
  });
  server.setErrorHandler(handleError);
  addSecurityHeaders(server, config);
  logAnswers(server);
  await server.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // The highest quality costs more time per response than the saved bytes are worth.
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } },
  });

  const identity = await registerIdentity(server, {
    audit: identityAudit,
    database,
    publicUrl: config.publicUrl,
    audience: config.audience,
    clientId: config.clientId,
    outsideIssuer: config.outsideIssuer,
    smtpUrl: config.smtpUrl,
    mailFrom: config.mailFrom,
    brand: installed.brand.name,
    brandLogo: installed.brand.logo,
    brandHues: installed.brand.hues,
    mailLogo: mailLogoOf(installed),
    allowedOrigins: config.mode === 'development' ? ['http://localhost:5173'] : [],
    now,
  });
  const services: Services = {
    database,
    publicUrl: config.publicUrl,
    contributions: contributionsOf(modules),
    files: createFolderStore(join(config.dataDir, 'files')),
    addresses: createAddressSigner({
      secret: await loadAddressSecret(database),
      publicUrl: config.publicUrl,
      now,
    }),
    calendars: await loadCalendarAddresses(database, config.publicUrl),
    mealCalendars: await loadMealCalendars(database, config.publicUrl),
    sendInvitation: identity.sendInvitation,
    mail: identity.mail,
    intakeLinks: await loadIntakeLinks(database, config.publicUrl),
    mailStops: await loadMailStops(database, config.publicUrl),
    security: identity.security,
    invitations: startInvitations({ database, send: identity.sendInvitation, log: server.log }),
    sms: config.smsWebhook === null ? null : webhookSms(config.smsWebhook, server.log),
    support: { hosted: config.hostedSupport },
    draftSecret: await loadDraftSecret(database),
    invitationHours: identity.invitationHours,
    keepsSessions: config.outsideIssuer === null,
    keptFigures: new KeptFigures(),
    now,
    log: server.log,
  };
  const failures = new FailureLimit({ most: 60, windowMs: 60_000, now });
  registerOperations(server, {
    handlers: handlersOf(modules),
    services,
    verifyAccessToken: identity.verifyAccessToken,
    failures,
    onAccepted: recordAcceptedByCall,
    onRefused: noteRefusal,
    runLink,
    openLinkStream,
  });
  registerFiles(server, services, failures);
  registerCalendarFeeds(server, {
    services,
    failures,
    brand: installed.brand.name,
    publicUrl: config.publicUrl,
  });
  registerMealCalendars(server, { services, failures, brand: installed.brand.name });
  registerMailStops(server, { services, failures });
  registerReference(server);
  registerHealth(server, services);
  registerBrand(server, installed);
  await registerWebApp(server, config, {
    brand: installed.brand,
    sendsMail: identity.mail.reachesPeople,
    sendsSms: services.sms !== null,
  });
  const stopSweeping = startSweeping(services, cleanUpsOf(modules));
  const minuteJobs = startMinuteJobs(services, minuteJobsOf(modules));
  server.addHook('onClose', async () => {
    stopSweeping();
    await minuteJobs.stop();
    services.invitations.stop();
    await services.invitations.settled();
    await settledErasures(services);
  });
  return { server, services, identity };
}

function trustProxy(proxies: TrustedProxies): string[] | false | ((address: string, hop: number) => boolean) {
  if (proxies === 'none') return false;
  // Fastify trusts no proxy when given a bare number. Hop 0 is the peer of the connection.
  return 'hops' in proxies ? (_address, hop) => hop < proxies.hops : proxies.addresses;
}

/** Logs one line per response: operation or route, outcome and duration. Never its URL. */
function logAnswers(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    const { operation, url } = request.routeOptions.config as { operation?: string; url?: string };
    request.log.info(
      {
        method: request.method,
        route: operation ?? url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}

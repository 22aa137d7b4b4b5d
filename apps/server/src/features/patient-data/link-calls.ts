import { withAfterCommit } from '../../platform/http/after-commit.ts';
import type { LinkContext, RouterHooks } from '../../platform/http/hooks.ts';
import { deviceForbidden, notFound, HttpProblem } from '../../platform/http/http-problem.ts';
import { isBirthdateOfLink } from '../../platform/http/link-devices.ts';
import type { RequestParts, RequestValidator } from '../../platform/http/validation.ts';
import { readIfMatch } from '../../platform/http/versions.ts';
import type { Sql } from '../../platform/db/database.ts';
import { isBirthdateOfHeld } from './held-record.ts';

/** The headers with the secret of a link, of which a call has one. */
const LINKS = ['x-intake-link', 'x-chat-link', 'x-survey-link', 'x-appointment-link', 'x-wearable-link'];
const DEVICES = ['x-chat-device', 'x-survey-device', 'x-wearable-device'];
const BIRTHDATE = 'x-intake-birthdate';
/** Admits a further device. */
const DEVICE_BIRTHDATES = ['x-chat-birthdate', 'x-survey-birthdate', 'x-wearable-birthdate'];

/** The same answer for no token and for one of nobody. */
const unknownToken = () => deviceForbidden('Send the token of a device as a bearer token.');

/**
 * What a call by the holder of a link brings, checked. The secret comes in a header, so that it appears in no URL and no
 * log; a transaction sees only what its hash opens. Guessing the link or the birthdate is throttled.
 */
async function openLink({ request, services, failures, ...context }: LinkContext, isOfDevice = false) {
  const validate: RequestValidator = context.validate;
  const headerOf = (name: string) => request.headers[name];
  const link = isOfDevice
    ? /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]
    : LINKS.map(headerOf).find((value) => value !== undefined);
  const device = DEVICES.map(headerOf).find((value) => value !== undefined);
  const birthdate = headerOf(BIRTHDATE);
  const deviceBirthdate = DEVICE_BIRTHDATES.map(headerOf).find((value) => value !== undefined);
  const refuse = (refusal = isOfDevice ? unknownToken() : notFound()): never => {
    failures.count(request.ip);
    throw refusal;
  };
  const parts: RequestParts = {
    path: { ...(request.params as Record<string, unknown>) },
    query: { ...(request.query as Record<string, unknown>) },
    headers: Object.fromEntries(
      ['if-match', 'idempotency-key', ...LINKS, ...DEVICES, BIRTHDATE, ...DEVICE_BIRTHDATES].map((name) => [
        name,
        headerOf(name),
      ]),
    ),
    body: request.body,
  };
  validate(parts);
  if (typeof link !== 'string') return refuse();
  const hash = services.intakeLinks.hashOf(link);
  const isRight = async (sql: Sql): Promise<boolean> => {
    if (typeof birthdate === 'string') return isBirthdateOfHeld(sql, birthdate, services.now());
    return typeof deviceBirthdate === 'string' && isBirthdateOfLink(sql, deviceBirthdate);
  };
  const isGiven = birthdate !== undefined || deviceBirthdate !== undefined;
  const isPatient = isGiven && (await services.database.asIntake(hash, isRight));
  if (isGiven && !isPatient) failures.count(request.ip);
  return {
    call: {
      path: parts.path as never,
      query: parts.query as never,
      body: parts.body,
      ifMatch: readIfMatch(request.headers['if-match']),
      services,
      holder: { isPatient },
      device: typeof device === 'string' ? device : null,
      idempotencyKey: (parts.headers['idempotency-key'] as string | undefined) ?? null,
    },
    inLink: async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
      try {
        return await services.database.asIntake(hash, work);
      } catch (error) {
        if (error instanceof HttpProblem && [401, 404].includes(error.status)) return refuse(error);
        throw error;
      }
    },
  };
}

/** Runs a call by the holder of a link in one transaction. */
export const runLink: RouterHooks['runLink'] = async (handler, context) => {
  const { call, inLink } = await openLink(context, handler.kind === 'device');
  return withAfterCommit(context.services, (afterCommit) =>
    inLink((sql) => handler.run({ ...call, afterCommit }, sql)),
  );
};

/** Opens a stream for the holder of a link. */
export const openLinkStream: RouterHooks['openLinkStream'] = async (handler, { isLive, ...context }) => {
  const { call, inLink } = await openLink(context);
  return handler.run({ ...call, isLive, inLink });
};

import { runAfterCommit } from '../http/after-commit.ts';
import type { RouterHooks } from '../http/hooks.ts';
import { notFound, HttpProblem } from '../http/http-problem.ts';
import type { RequestParts, RequestValidator } from '../http/validation.ts';
import { readIfMatch } from '../http/versions.ts';
import { isBirthdateOfHeld } from './held-record.ts';

/**
 * Runs a call by the holder of a link. The secret comes in a header, so that it appears in no URL and no log; the
 * transaction sees only what its hash opens. Guessing the link or the birthdate is throttled.
 */
export const runLink: RouterHooks['runLink'] = async (
  handler,
  { request, services, failures, ...context },
) => {
  const validate: RequestValidator = context.validate;
  const intakeLink = request.headers['x-intake-link'];
  const chatLink = request.headers['x-chat-link'];
  const appointmentLink = request.headers['x-appointment-link'];
  const chatDevice = request.headers['x-chat-device'];
  const surveyLink = request.headers['x-survey-link'];
  const surveyDevice = request.headers['x-survey-device'];
  const link = intakeLink ?? chatLink ?? surveyLink ?? appointmentLink;
  const device = chatDevice ?? surveyDevice;
  const birthdate = request.headers['x-intake-birthdate'];
  const refuse = (): never => {
    failures.count(request.ip);
    throw notFound();
  };
  const parts: RequestParts = {
    path: { ...(request.params as Record<string, unknown>) },
    query: { ...(request.query as Record<string, unknown>) },
    headers: {
      'if-match': request.headers['if-match'],
      'x-intake-link': intakeLink,
      'x-chat-link': chatLink,
      'x-appointment-link': appointmentLink,
      'x-chat-device': chatDevice,
      'x-survey-link': surveyLink,
      'x-survey-device': surveyDevice,
      'x-intake-birthdate': birthdate,
    },
    body: request.body,
  };
  validate(parts);
  if (typeof link !== 'string') return refuse();
  const hash = services.intakeLinks.hashOf(link);
  const isPatient =
    typeof birthdate === 'string' &&
    (await services.database.asIntake(hash, (sql) => isBirthdateOfHeld(sql, birthdate, services.now())));
  if (typeof birthdate === 'string' && !isPatient) failures.count(request.ip);
  const commits: (() => Promise<void>)[] = [];
  const call = {
    path: parts.path as never,
    query: parts.query as never,
    body: parts.body,
    ifMatch: readIfMatch(request.headers['if-match']),
    services,
    holder: { isPatient },
    device: typeof device === 'string' ? device : null,
    afterCommit: (work: () => Promise<void>) => void commits.push(work),
  };
  try {
    const reply = await services.database.asIntake(hash, (sql) => handler.run(call, sql));
    await runAfterCommit(commits, services);
    return reply;
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 404) return refuse();
    throw error;
  }
};

import { z } from 'zod';
import type { OwnSecurity as SecurityBody } from '@healzy/api/schema';
import { longHandler, type Call } from '../../platform/http/calls.ts';
import type { OperationId } from '../../platform/http/contract.ts';
import { checked } from '../../platform/http/form.ts';
import {
  conflict,
  notFound,
  tooManyRequests,
  unprocessable,
  type HttpProblem,
} from '../../platform/http/http-problem.ts';
import { SecurityRefusal, type OwnSecurity } from '../../platform/identity/index.ts';

const MANAGED_ELSEWHERE: SecurityBody = {
  isManagedElsewhere: true,
  hasPassword: false,
  totp: { isOn: false, since: null },
  recoveryCodesLeft: 0,
  passkeys: [],
};

type AnyCall = Pick<Call<OperationId>, 'caller' | 'origin' | 'services'>;

/** The request fields that refusals are about. */
const FIELDS: Partial<Record<SecurityRefusal['code'], string>> = {
  CURRENT_PASSWORD_WRONG: 'currentPassword',
  TOTP_CODE_WRONG: 'code',
  PASSWORD_WEAK: 'newPassword',
};

function toProblem({ code, message, retryAfter, weakness }: SecurityRefusal): HttpProblem {
  if (code === 'TOO_MANY_REQUESTS') {
    return tooManyRequests(
      'The current password or code was wrong too often; wait as Retry-After says.',
      retryAfter,
      { retryAfter },
    );
  }
  if (code === 'PASSKEY_REFUSED') return unprocessable(code, message);
  const field = FIELDS[code];
  if (field === undefined) return conflict(code, message);
  const fieldCode = code === 'PASSWORD_WEAK' ? `PASSWORD_${weakness ?? 'TOO_COMMON'}` : code;
  const says = 'This field is refused; its code says why.';
  return unprocessable(code, message, {
    fields: [{ path: `/body/${field}`, code: fieldCode, message: says }],
  });
}

/** Changes the person's own security settings, which only an embedded provider has. */
async function change<T>(
  { caller, origin, services }: AnyCall,
  work: (security: OwnSecurity, wish: { userId: string; origin: AnyCall['origin'] }) => Promise<T>,
): Promise<T> {
  if (services.security === null)
    throw conflict('SECURITY_MANAGED_ELSEWHERE', 'An outside provider signs people in; change it there.');
  try {
    return await work(services.security, { userId: caller.userId, origin });
  } catch (error) {
    throw error instanceof SecurityRefusal ? toProblem(error) : error;
  }
}

export const getOwnSecurity = longHandler('getOwnSecurity', async ({ caller, services }) => {
  if (services.security === null) return { status: 200, body: MANAGED_ELSEWHERE };
  const { totpSince: since, ...state } = await services.security.read(caller.userId);
  const totp = { isOn: since !== null, since };
  return { status: 200, body: { isManagedElsewhere: false, ...state, totp } };
});

export const startTotp = longHandler('startTotp', async (call) => ({
  status: 200,
  body: await change(call, (security, wish) => security.startTotp(wish, call.body.currentPassword)),
}));

export const confirmTotp = longHandler('confirmTotp', async (call) => ({
  status: 200,
  body: {
    recoveryCodes: await change(call, (security, wish) => security.confirmTotp(wish, call.body.code)),
  },
}));

export const removeTotp = longHandler('removeTotp', async (call) => {
  await change(call, (security, wish) => security.removeTotp(wish, call.body.currentPassword));
  return { status: 204 };
});

export const renewRecoveryCodes = longHandler('renewRecoveryCodes', async (call) => ({
  status: 200,
  body: {
    recoveryCodes: await change(call, (security, wish) =>
      security.renewRecoveryCodes(wish, call.body.currentPassword),
    ),
  },
}));

export const startPasskey = longHandler('startPasskey', async (call) => ({
  status: 200,
  body: {
    options: {
      ...(await change(call, (security, wish) => security.startPasskey(wish, call.body.currentPassword))),
    },
  },
}));

const passkeyForm = z.object({
  name: z.string().trim().min(1, 'REQUIRED').max(60, 'TOO_LONG'),
  response: z.record(z.string(), z.unknown()),
});

export const addPasskey = longHandler('addPasskey', async (call) => {
  const passkey = checked(passkeyForm, call.body);
  return {
    status: 201,
    body: await change(call, (security, wish) => security.addPasskey(wish, passkey)),
  };
});

export const removePasskey = longHandler('removePasskey', async (call) => {
  const wasThere = await change(call, (security, wish) =>
    security.removePasskey(wish, call.path.passkeyId, call.body.currentPassword),
  );
  if (!wasThere) throw notFound();
  return { status: 204 };
});

export const changeOwnPassword = longHandler('changeOwnPassword', async (call) => {
  const { currentPassword, newPassword } = call.body;
  await change(call, (security, wish) =>
    security.changePassword(wish, { currentPassword, newPassword, keepSession: call.sessionId }),
  );
  return { status: 204 };
});

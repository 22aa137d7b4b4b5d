import { useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf } from './runtime/operation.ts';

export type {
  DeviceKind,
  OwnSecurity,
  OwnSession,
  OwnSessionList,
  Passkey,
  PasskeyCreate,
  PasskeySetup,
  PasswordChange,
  RecoveryCodes,
  SecurityProof,
  TotpSetup,
} from './generated/schema.ts';

const getOwnSecurity = operation('getOwnSecurity');
const startTotp = operation('startTotp');
const confirmTotp = operation('confirmTotp');
const removeTotp = operation('removeTotp');
const renewRecoveryCodes = operation('renewRecoveryCodes');
const startPasskey = operation('startPasskey');
const addPasskey = operation('addPasskey');
const removePasskey = operation('removePasskey');
const changeOwnPassword = operation('changeOwnPassword');
const listOwnSessions = operation('listOwnSessions');
const endOwnSession = operation('endOwnSession');
const endOtherSessions = operation('endOtherSessions');
const getDraftKey = operation('getDraftKey');

export const ownSecurityQuery = (scope: ApiScope) => readOptions(scope, getOwnSecurity);
export const ownSessionsQuery = (scope: ApiScope) => readOptions(scope, listOwnSessions);

/** How the signed-in person signs in: password, second factor, remaining recovery codes, passkeys. */
export const useOwnSecurity = () => useQuery(ownSecurityQuery(useApi()));

/** Creates a secret for an authenticator app; it takes effect once `useConfirmTotp` has sent one of its codes. */
export const useStartTotp = () => useOperation(startTotp, (body: BodyOf<'startTotp'>) => ({ body }));
/** Turns the second factor on; returns the recovery codes, which are shown only this once. */
export const useConfirmTotp = () => useOperation(confirmTotp, (body: BodyOf<'confirmTotp'>) => ({ body }));
export const useRemoveTotp = () => useOperation(removeTotp, (body: BodyOf<'removeTotp'>) => ({ body }));
export const useRenewRecoveryCodes = () =>
  useOperation(renewRecoveryCodes, (body: BodyOf<'renewRecoveryCodes'>) => ({ body }));

/** Returns what `startRegistration` of `@simplewebauthn/browser` takes as `optionsJSON`. */
export const useStartPasskey = () => useOperation(startPasskey, (body: BodyOf<'startPasskey'>) => ({ body }));
/** Takes the result of `startRegistration`, and the name that the person gave the passkey. */
export const useAddPasskey = () => useOperation(addPasskey, (body: BodyOf<'addPasskey'>) => ({ body }));
export const useRemovePasskey = () =>
  useOperation(removePasskey, (removal: { id: string; body: BodyOf<'removePasskey'> }) => ({
    path: { passkeyId: removal.id },
    body: removal.body,
  }));

/** Ends every other session of the person. */
export const useChangeOwnPassword = () =>
  useOperation(changeOwnPassword, (body: BodyOf<'changeOwnPassword'>) => ({ body }));

/** The signed-in person's sessions, last seen first. */
export const useOwnSessions = () => useQuery(ownSessionsQuery(useApi()));
/** Ends one session at once. After ending its own session the next request gets a 401: sign out instead. */
export const useEndOwnSession = () =>
  useOperation(endOwnSession, (end: { id: string }) => ({ path: { sessionId: end.id } }));
/** Ends every session but this one, at once. */
export const useEndOtherSessions = () => useOperation(endOtherSessions, () => ({}));

/** The key of the person's drafts, in base64url. Not a query: it must not stay in a cache that someone could read. */
export const fetchDraftKey = async (scope: ApiScope): Promise<string> => (await getDraftKey.call(scope)).key;

import { interactionPolicy } from '../oidc-provider.ts';

/** Asks for the password again when the session's person no longer exists. */
export function signInPolicy() {
  const policy = interactionPolicy.base();
  policy.get('login')?.checks.add(
    new interactionPolicy.Check('no_account', 'the person of this session no longer exists', (ctx) => {
      const { session, account } = ctx.oidc;
      return session?.accountId !== undefined && account === undefined
        ? interactionPolicy.Check.REQUEST_PROMPT
        : interactionPolicy.Check.NO_NEED_TO_PROMPT;
    }),
  );
  return policy;
}

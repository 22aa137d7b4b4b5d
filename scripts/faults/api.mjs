// Faults of the client: session, token, outbox, drafts.
const src = 'packages/api/src';
const client = (id, does, file, find, replace, by) => ({
  ...{ id, does, file: `${src}/${file}`, find, replace, stage: 'api', by: `${src}/${by}` },
});

// prettier-ignore
export default [
  client('save-lost-at-expiry', 'A save whose session has ended is sent without its body', 'runtime/send.ts',
    'new Request(request.clone(), { signal })',
    'new Request(request.url, { method: request.method, headers: request.headers, signal })', 'runtime/send.test.ts'),
  client('old-token-resent', 'After signing in again, requests go out with the old token', 'runtime/send.ts',
    'token = next;', '', 'runtime/send.test.ts'),
  client('account-left-goes-on', 'A request about the account that was left is still answered', 'runtime/send.ts',
    'AbortSignal.any([request.signal, end])', 'request.signal', 'runtime/send.test.ts'),
  client('version-not-sent', 'A save overwrites what a colleague saved meanwhile', 'runtime/operation.ts',
    '{ \'If-Match\': `"${input.version}"` }', '{}', 'runtime/operation.test.ts'),
  client('key-not-sent', 'A retry creates the record twice', 'runtime/operation.ts',
    "{ 'Idempotency-Key': input.idempotencyKey }", '{}', 'runtime/operation.test.ts'),
  client('cache-of-all-accounts', 'The data of one account is displayed in another', 'runtime/hooks.ts',
    'return [word, accountId] as const;', 'return [word, null] as const;', 'runtime/hooks.test.ts'),
  client('removed-record-refetched', 'After a removal the screen says that the record does not exist', 'runtime/hooks.ts',
    'predicate: (query) => !isGone(query)', 'predicate: () => true', 'runtime/hooks.test.ts'),
  client('lost-answer-not-retried', 'A save is given up at the first lost answer', 'runtime/hooks.ts',
    'if (!isKnownAgain || !isLostAnswer(error)) throw error;', 'throw error;', 'runtime/lost-answer.test.tsx'),
  client('upload-left-behind', 'A cancelled upload leaves an empty document', 'documents.ts',
    'await removeDocument(scope, document.id, entityType).catch(() => undefined);', '', 'documents.test.ts'),
  client('password-in-draft', 'A password is kept in a draft on the device', 'runtime/drafts/form-changes.ts',
    '!never.includes(name) && !SECRET_NAMES.test(name)', '!never.includes(name)', 'runtime/drafts/form-changes.test.ts'),
  client('draft-over-theirs', 'A draft overwrites what a colleague changed, without asking', 'runtime/drafts/form-changes.ts',
    '!isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]),', 'false,', 'runtime/drafts/form-changes.test.ts'),
  client('draft-of-another-account', 'A draft of one account comes back in another', 'runtime/drafts/drafts.ts',
    'place.userId, place.accountId, place.form', 'place.userId, place.form', 'runtime/drafts/drafts.test.ts'),
  client('drafts-for-ever', 'Drafts of years ago stay on the device', 'runtime/drafts/drafts.ts',
    'store.deleteBefore(now() - DRAFT_DAYS * DAY_MS)', 'store.deleteBefore(now() - 100 * DRAFT_DAYS * DAY_MS)', 'runtime/drafts/drafts.test.ts'),
  client('draft-written-after-sign-out', 'What was typed is written again after signing out', 'runtime/drafts/drafts.ts',
    'generation += 1;', '', 'runtime/drafts/drafts.test.ts'),
];

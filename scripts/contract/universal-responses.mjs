// Responses that every operation can return are written once, here, and added while the contract is bundled and linted.

/** Status → its file in openapi/shared/responses. */
const UNIVERSAL = {
  400: 'ValidationFailed',
  401: 'Unauthenticated',
  403: 'Forbidden',
  429: 'TooManyRequests',
  500: 'ServerFault',
  503: 'Unavailable',
};

/** Without a token there is no authentication that could fail. */
const WITH_TOKEN_ONLY = ['401', '403'];

const isPublic = ({ security }) => Array.isArray(security) && security.length === 0;

/**
 * Adds to an operation the universal responses that it does not describe itself. `x-no-responses: [400]` says that it
 * never returns one; it exists in the sources only.
 *
 * @param operation as written in its file; changed in place
 * @param {(name: string) => string} reference to a response's file, as the operation's own file would write it
 */
export function addUniversalResponses(operation, reference) {
  const never = (operation['x-no-responses'] ?? []).map(String);
  delete operation['x-no-responses'];
  for (const [status, name] of Object.entries(UNIVERSAL)) {
    if (never.includes(status) || (isPublic(operation) && WITH_TOKEN_ONLY.includes(status))) continue;
    operation.responses[status] ??= { $ref: reference(name) };
  }
}

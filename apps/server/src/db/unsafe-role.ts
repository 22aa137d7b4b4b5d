/** The connecting role could read past row-level security; the server does not start with it. */
export class UnsafeDatabaseRoleError extends Error {
  override readonly name = 'UnsafeDatabaseRoleError';
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type {
  AssignableRole,
  Reassignment,
  Role,
  User,
  UserCreate,
  UserInfo,
  UserStatus,
  UserState,
  UserUpdate,
} from './generated/schema.ts';
export type UsersQuery = QueryOf<'listUsers'>;

const listUsers = operation('listUsers');
const getUser = operation('getUser');
const createUser = operation('createUser');
const updateUser = operation('updateUser');
const deleteUser = operation('deleteUser');
const resendInvitation = operation('resendInvitation');
const getUsersInfo = operation('getUsersInfo');

export const usersQuery = (scope: ApiScope, query: QueryOf<'listUsers'> = {}) =>
  readOptions(scope, listUsers, { query });
export const userQuery = (scope: ApiScope, id: string) => readOptions(scope, getUser, { path: { id } });

/** The people of the account, e.g. `{ roles: ['SPECIALIST'] }`. */
export const useUsers = (query: QueryOf<'listUsers'> = {}, { enabled = true } = {}) =>
  useQuery({ ...usersQuery(useApi(), query), enabled });
/** The same, page by page. */
export const useUserPages = (query: UsersQuery = {}) =>
  useInfiniteQuery(pagesOptions(useApi(), listUsers, { query }));
export const useUser = (id: string) => useQuery(userQuery(useApi(), id));
/** Names and pictures of people by id. */
export const useUsersInfo = (userIds: string[]) =>
  useQuery({ ...readOptions(useApi(), getUsersInfo, { body: { userIds } }), enabled: userIds.length > 0 });

export const useCreateUser = () =>
  useOperation(createUser, (body: BodyOf<'createUser'>) => ({
    body,
    idempotencyKey: idempotencyKeyOf(body),
  }));
export const useUpdateUser = () =>
  useOperation(
    updateUser,
    (change: { id: string; version: number; body: BodyOf<'updateUser'> }) => ({
      path: { id: change.id },
      version: change.version,
      body: change.body,
    }),
    ['profile', 'patients', 'medical-tests', 'dashboard'],
  );
/** Removes a person from the account; `reassignment` says who takes over their patients. */
export const useDeleteUser = () =>
  useOperation(
    deleteUser,
    (removal: { id: string; reassignment?: NonNullable<BodyOf<'deleteUser'>> }) => ({
      path: { id: removal.id },
      ...(removal.reassignment === undefined ? {} : { body: removal.reassignment }),
    }),
    ['patients', 'medical-tests', 'dashboard'],
    ({ id }) => id,
  );
/** Sends a new link to someone who has not accepted. */
export const useResendInvitation = () => useOperation(resendInvitation, (id: string) => ({ path: { id } }));

export * from './enums.ts';
export * from './schemas.ts';
export * from './invitations.ts';
export * from './responsibilities.ts';

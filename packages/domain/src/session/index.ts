export * from './roles.ts';
export * from './actions.ts';
export * from './routes.ts';
export * from './patient-access.ts';
export * from './claims.ts';
export * from './passwords.ts';
export * from './devices.ts';

export * from './limits.ts';
export * from '../shared/file-signature.ts';
export * from './access.ts';
export * from './schemas.ts';

export * from './limits.ts';
export * from '../shared/file-signature.ts';
export * from './access.ts';
export * from './runnable-names.ts';
export * from './schemas.ts';
export * from './record.ts';

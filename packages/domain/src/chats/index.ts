export * from './excerpt.ts';
export * from './limits.ts';
export * from './recording-length.ts';
export * from './rules.ts';
export * from './saved-replies.ts';
export * from './schemas.ts';
export * from './record.ts';

export * from './enums.ts';
export * from './specialists.ts';
export * from './schemas.ts';
export * from './access-log.ts';
export * from './tags.ts';
export * from './similar.ts';
export * from './timeline.ts';
export * from './weight-change.ts';

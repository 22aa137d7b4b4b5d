export * from './result.ts';
export * from './decimals.ts';
export * from './glucose-units.ts';
export * from './local-dates.ts';
export * from './zones.ts';
export * from './field-codes.ts';
export * from './field-schemas.ts';
export * from './languages.ts';

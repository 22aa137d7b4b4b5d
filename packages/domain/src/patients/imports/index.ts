export * from './fields.ts';
export * from './names.ts';
export * from './people-index.ts';
export * from './rows.ts';
export * from './settings.ts';
export * from './sheet.ts';
export * from './values.ts';
export * from './sort-rows.ts';

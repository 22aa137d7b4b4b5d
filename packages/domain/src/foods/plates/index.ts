export * from './plate-facts.ts';
export * from './judge.ts';

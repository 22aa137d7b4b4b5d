export { INDEX_EXPRESSIONS } from './expressions.ts';

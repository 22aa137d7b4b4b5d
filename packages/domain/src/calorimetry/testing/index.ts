export * from './simulate-cart.ts';

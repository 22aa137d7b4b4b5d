import { createStore } from 'jotai';

/** The only atom store, shared by React and by code outside it (the API client, the router's guards). */
export const store = createStore();

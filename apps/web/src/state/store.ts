import { createStore } from 'jotai';

/** The one atom store, shared by React and by code outside it (the API client, the router's guards). */
export const store = createStore();

import { draft, type WebModule } from '../../app/module.ts';
import type sentences from '../../locales/es/dishes.json';
import { DISHES, dishAddress } from './dish-address.ts';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    dishes: typeof sentences;
  }
  interface SharedSentences {
    dishes: typeof shared;
  }
}

export const dishesModule: WebModule = {
  name: 'dishes',
  foodsView: {
    id: 'dishes',
    order: 10,
    name: 'dishes',
    namespaces: ['dishes', 'foods'],
    load: async () => (await import('./DishesView.tsx')).DishesView,
  },
  drafts: [
    draft('dishes/new', 'dish', () => ({ href: `${DISHES}&new=dish` })),
    draft('dishes/import', 'dish', () => ({ href: `${DISHES}&new=read` })),
    draft('dishes/:dishId', 'dish', ({ dishId }) => ({ href: `${dishAddress(dishId)}&new=edit` })),
  ],
  commands: async () => (await import('./commands.ts')).dishCommands,
};

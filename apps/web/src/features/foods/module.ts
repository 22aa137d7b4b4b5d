import { Apple } from 'lucide-react';
import { draft, type WebModule } from '../../app/module.ts';
import { pathTo } from '../../app/paths.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import type imports from '../../locales/es/food-imports.json';
import type sentences from '../../locales/es/foods.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    foods: typeof sentences;
    'food-imports': typeof imports;
  }
  interface SharedSentences {
    foods: typeof shared;
  }
}

export const foodsModule: WebModule = {
  name: 'foods',
  pages: [
    {
      route: '/foods',
      name: 'foods',
      parent: '/',
      screen: async () => (await import('./FoodsScreen.tsx')).FoodsScreen,
      namespaces: ['foods'],
      icon: Apple,
      menu: { order: 60 },
      key: 'a',
    },
    {
      route: '/foods/import',
      name: 'foodImport',
      parent: '/foods',
      screen: async () => (await import('./import/FoodImportScreen.tsx')).FoodImportScreen,
      namespaces: ['foods', 'food-imports'],
    },
    {
      route: '/foods/:foodId',
      name: 'food',
      parent: '/foods',
      screen: async () => (await import('./FoodScreen.tsx')).FoodScreen,
      namespaces: ['foods'],
    },
  ],
  drafts: [
    draft('foods/new', 'food', () => ({ href: askingFor('/foods', 'food') })),
    draft('foods/new-recipe', 'food', () => ({ href: askingFor('/foods', 'recipe') })),
    draft('foods/:foodId', 'food', (ids) => ({ href: askingFor(pathTo('/foods/:foodId', ids), 'edit') })),
  ],
  commands: async () => (await import('./commands.ts')).foodCommands,
};

import { Apple, CookingPot, FileUp } from 'lucide-react';
import type { Command } from '../../app/commands.ts';
import { askingFor } from '../../app/useOpenIntent.ts';

export const foodCommands: readonly Command[] = [
  {
    name: 'newFood',
    synonyms: 'nuevo alimento crear añadir producto comida new food add product',
    icon: Apple,
    action: 'createFood',
    target: { href: askingFor('/foods', 'food') },
  },
  {
    name: 'newRecipe',
    synonyms: 'nueva receta plato crear cocinar ingredientes new recipe dish cook ingredients',
    icon: CookingPot,
    action: 'createFood',
    target: { href: askingFor('/foods', 'recipe') },
  },
  {
    name: 'importFoods',
    synonyms: 'importar tabla alimentos excel csv hoja de cálculo import table foods spreadsheet',
    icon: FileUp,
    action: 'importFoods',
    target: { href: '/foods/import' },
  },
];

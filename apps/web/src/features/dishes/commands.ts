import { CookingPot, FileInput } from 'lucide-react';
import type { Command } from '../../app/commands.ts';
import { DISHES } from './dish-address.ts';

export const dishCommands: readonly Command[] = [
  {
    name: 'newDish',
    synonyms: 'nuevo plato crear cocinar receta new dish cook recipe',
    icon: CookingPot,
    action: 'createDish',
    target: { href: `${DISHES}&new=dish` },
  },
  {
    name: 'importDish',
    synonyms: 'importar receta plato texto pegar web import recipe dish text paste',
    icon: FileInput,
    action: 'readRecipe',
    target: { href: `${DISHES}&new=import` },
  },
];

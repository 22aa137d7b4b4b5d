import { Pill } from 'lucide-react';
import type { Command } from '../../app/commands.ts';
import { askingFor } from '../../app/useOpenIntent.ts';

export const supplementCommands: readonly Command[] = [
  {
    name: 'newSupplement',
    synonyms: 'nuevo suplemento crear añadir vitamina mineral new supplement add vitamin mineral',
    icon: Pill,
    action: 'createSupplement',
    target: { href: askingFor('/supplementation', 'supplement') },
  },
];

import { MailPlus } from 'lucide-react';
import type { Command } from '../../app/commands.ts';
import { askingFor } from '../../app/useOpenIntent.ts';

export const userCommands: readonly Command[] = [
  {
    name: 'inviteUser',
    synonyms:
      'invitar usuario equipo compañero especialista recepción añadir alta invite user member colleague staff add team',
    icon: MailPlus,
    action: 'createUser',
    target: { href: askingFor('/users', 'invitation') },
  },
];

import { ListChecks } from 'lucide-react';
import type { Command } from '../../app/commands.ts';

export const followUpCommands: readonly Command[] = [
  {
    name: 'followUps',
    synonyms: 'seguimientos tablero pasos vencidos hoy board follow-up plans overdue today',
    icon: ListChecks,
    action: 'listRunningFollowUps',
    target: { href: '/follow-ups' },
  },
  {
    name: 'followUpTemplates',
    synonyms: 'plantillas pasos seguimiento improve win templates steps follow-up plan',
    icon: ListChecks,
    action: 'updateFollowUpTemplateStep',
    target: { href: '/follow-up-templates' },
  },
];

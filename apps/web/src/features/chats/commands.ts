import { MessageSquareQuote, MessagesSquare } from 'lucide-react';
import type { Command } from '../../app/commands.ts';

export const chatCommands: readonly Command[] = [
  {
    name: 'chat',
    synonyms: 'mensaje escribir responder conversación chat message write answer reply conversation',
    icon: MessagesSquare,
    action: 'createChatMessage',
    // The field to write in takes the focus by itself.
    ofPatient: { route: '/patient/:patientId/chat', order: 55, isClinical: false },
  },
  {
    name: 'savedReplies',
    synonyms: 'respuestas guardadas plantillas mensajes textos saved canned replies templates messages texts',
    icon: MessageSquareQuote,
    action: 'updateSavedReply',
    target: { href: '/saved-replies' },
  },
];

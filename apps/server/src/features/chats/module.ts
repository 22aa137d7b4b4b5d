import { defineModule } from '../../module.ts';
import { listChatAssignees, updateChat } from './changes.ts';
import { cleanUp } from './clean-up.ts';
import { demo } from './demo.ts';
import { documentOwners } from './document-owners.ts';
import { handOver } from './hand-over.ts';
import {
  createHeldChatDocument,
  createHeldChatMessage,
  getHeldChatDocumentUrl,
  markHeldChatRead,
  openHeldChat,
  setHeldChatMail,
} from './held.ts';
import { createChatLink } from './links.ts';
import { getChat, getChatCounts, listChats } from './list.ts';
import { createChatMessage, listChatMessages, markChatRead } from './messages.ts';
import { notifications } from './notifications.ts';
import { tellPatientsOfMessages } from './patient-notices.ts';
import { recordSections } from './record.ts';
import { searchChatMessages } from './message-search.ts';
import { createSavedReply, deleteSavedReply, listSavedReplies, updateSavedReply } from './saved-replies.ts';
import { followChats, followHeldChat } from './stream.ts';
import { timeline } from './timeline.ts';
import { cards, worklist } from './waiting.ts';

export const chats = defineModule({
  name: 'chats',
  handlers: [
    listChats,
    getChatCounts,
    followChats,
    getChat,
    updateChat,
    listChatAssignees,
    searchChatMessages,
    listSavedReplies,
    createSavedReply,
    updateSavedReply,
    deleteSavedReply,
    listChatMessages,
    createChatMessage,
    markChatRead,
    createChatLink,
    openHeldChat,
    createHeldChatMessage,
    markHeldChatRead,
    setHeldChatMail,
    createHeldChatDocument,
    getHeldChatDocumentUrl,
    followHeldChat,
  ],
  documentOwners,
  cleanUp,
  everyMinute: tellPatientsOfMessages,
  timeline,
  cards,
  worklist,
  notifications,
  handOver,
  recordSections,
  // Who has read how far, and links, are the account's own. A chat begins with its first message.
  stayingTables: ['chats', 'chat_reads', 'chat_links'],
  // Numbers, and texts that are about no one.
  erasure: {
    anonymous: ['chat_changes', 'saved_replies'],
    addresses: ['SELECT sent_to FROM chat_links WHERE patient_id = $1'],
  },
  demo,
});

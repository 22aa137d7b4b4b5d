import type { FeatureSamples } from '../feature-samples.ts';
import { uploadPaper } from '../patient-papers.ts';

export const samples: FeatureSamples = {
  tables: ['chats', 'chat_changes', 'chat_messages', 'chat_reads', 'chat_links'],

  /** A chat in which both sides have written, with a document. */
  async add(bed, clinic, patientId, text) {
    const as = clinic.people.specialist;
    const path = { patientId };
    const documentId = await uploadPaper(bed, as, { entityType: 'PATIENT', patientId, text });
    const sent = await bed.call('createChatMessage', {
      as,
      path,
      body: {
        text,
        documentId,
        citation: { kind: 'DOCUMENT', id: documentId, view: null, title: 'Informe', when: '1 mar 2026' },
      },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    if (sent.status !== 201) throw new Error(`The message answered ${sent.text}.`);
    const link = await bed.call('createChatLink', { as, path });
    const headers = { 'x-chat-link': link.body.secret as string, 'x-chat-device': 'd'.repeat(32) };
    const answered = await bed.call('createHeldChatMessage', {
      as: null,
      headers,
      body: { id: crypto.randomUUID(), text },
    });
    if (answered.status !== 201) throw new Error(`The answer answered ${answered.text}.`);
    await bed.call('markChatRead', { as, path, body: { sequence: 2 } });
    return sent.body.id as string;
  },

  calls: ({ patientId, id }) => {
    const path = { patientId };
    // Called by the holder of a link; this one opens nothing.
    const headers = { 'x-chat-link': id, 'x-chat-device': id };
    return {
      listChats: { names: false },
      getChatCounts: { names: false },
      followChats: { names: false },
      getChat: { path, names: true },
      listChatAssignees: { path, names: true },
      searchChatMessages: { query: { search: 'hola' }, names: false },
      updateChat: { path, body: { isDone: false }, names: true },
      listChatMessages: { path, names: true },
      createChatMessage: { path, body: { text: 'Hola' }, names: true },
      markChatRead: { path, body: { sequence: 0 }, names: true },
      createChatLink: { path, names: true },
      openHeldChat: { headers, names: true },
      createHeldChatMessage: { headers, body: { id, text: 'Hola' }, names: true },
      createHeldChatDocument: {
        headers,
        body: { fileName: 'a.png', contentType: 'image/png', sizeBytes: 1 },
        names: true,
      },
      getHeldChatDocumentUrl: { headers, path: { id }, names: true },
      setHeldChatMail: { headers, body: { isMailed: false }, names: true },
      markHeldChatRead: { headers, body: { sequence: 0 }, names: true },
      followHeldChat: { headers, names: true },
    };
  },
};

// The patient's side of a chat, through the same calls as the page behind the link:
//   npm run patient -- <link>                 reads it, and marks it as read
//   npm run patient -- <link> "Todo bien"     answers
//   npm run patient -- <link> --send foto.jpg sends a file
//   npm run patient -- <link> --fetch 3       saves the file of message 3 in this folder
//   npm run patient -- <link> --follow        prints what arrives until it is stopped
import { createHash, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** How long to wait before connecting again after the server has gone away. */
const PAUSE_MS = 2_000;
const [link = '', ...words] = process.argv.slice(2);
const { origin, hash } = URL.canParse(link) ? new URL(link) : { origin: '', hash: '' };
if (hash === '') {
  console.error(
    'Give the link of a chat, e.g. npm run patient -- "http://localhost:3000/chat#…" "Todo bien"',
  );
  process.exit(1);
}

const headers = {
  'content-type': 'application/json',
  'x-chat-link': hash.slice(1),
  // The same each time: the link answers one device only.
  'x-chat-device': createHash('sha256').update(`command ${hash}`).digest('base64url'),
};

async function call(method, path, body) {
  const response = await fetch(`${origin}/chat-service/held${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    console.error(`No server answers at ${origin}.`);
    process.exit(1);
  });
  const text = await response.text();
  const answer = text === '' ? null : JSON.parse(text);
  if (!response.ok) {
    console.error(`${answer?.code ?? response.status}: ${answer?.detail ?? answer?.title ?? ''}`);
    for (const { path, code } of answer?.errors ?? []) console.error(`  ${path}: ${code}`);
    process.exit(1);
  }
  return answer;
}

/** `2026-11-24 02:55` where this machine is. */
const localTime = (at) => new Date(at).toLocaleString('sv-SE').slice(0, 16);

/** The messages after a number, oldest first: as many pages as that takes. */
async function messagesAfter(sequence) {
  const found = [];
  for (let cursor = ''; ;) {
    const { items, nextCursor } = await call('GET', `?limit=100${cursor && `&cursor=${cursor}`}`);
    found.push(...items.filter((message) => message.sequence > sequence));
    if (nextCursor === null || items.at(-1).sequence <= sequence + 1) return found.toReversed();
    cursor = encodeURIComponent(nextCursor);
  }
}

/** Prints the messages after a number and marks them as read. @returns the number of the last one */
async function readAfter(sequence) {
  const fresh = await messagesAfter(sequence);
  for (const { at, authorName, text, document } of fresh)
    console.log(`${localTime(at)}  ${authorName}: ${document?.fileName ?? ''} ${text}`);
  const last = fresh.at(-1)?.sequence ?? sequence;
  if (fresh.length > 0) await call('PUT', '/read', { sequence: last });
  return last;
}

/** What a file is, by its ending; the server looks at the content. */
const TYPES = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.webm': 'audio/webm',
  '.ogg': 'audio/ogg',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.mp4': 'video/mp4',
  '.mov': 'video/quicktime',
  '.pdf': 'application/pdf',
};

const refused = async (response) => {
  console.error(`${response.status}: ${await response.text()}`);
  process.exit(1);
};

async function sendFile(path) {
  const bytes = await readFile(path).catch(() => {
    console.error(`${path} cannot be read.`);
    process.exit(1);
  });
  const contentType = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const { document, upload } = await call('POST', '/documents', {
    fileName: basename(path),
    contentType,
    sizeBytes: bytes.length,
  });
  const sent = await fetch(new URL(upload.url, origin), {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body: bytes,
  });
  if (!sent.ok) await refused(sent);
  const message = { id: randomUUID(), text: '', documentId: document.id };
  const { sequence } = await call('POST', '/messages', message);
  console.log(`Message ${sequence} was sent, with ${document.fileName}.`);
}

async function fetchFile(sequence) {
  const { items } = await call('GET', '?limit=100');
  const document = items.find((message) => message.sequence === sequence)?.document;
  if (!document) {
    console.error(`Message ${sequence} has no file.`);
    process.exit(1);
  }
  const { url } = await call('GET', `/documents/${document.id}`);
  const response = await fetch(new URL(url, origin));
  if (!response.ok) await refused(response);
  // Never over what is there already.
  const name = `${sequence}-${basename(document.fileName)}`;
  await writeFile(name, Buffer.from(await response.arrayBuffer()), { flag: 'wx' });
  console.log(`Saved as ${name}.`);
}

const isFollowed = words[0] === '--follow';
if (words[0] === '--send') await sendFile(words[1] ?? '');
else if (words[0] === '--fetch') await fetchFile(Number(words[1]));
else if (words.length > 0 && !isFollowed) {
  const { sequence } = await call('POST', '/messages', { id: randomUUID(), text: words.join(' ') });
  console.log(`Message ${sequence} was sent.`);
} else {
  let last = await readAfter(0);
  let lastEventId = '';
  while (isFollowed) {
    const query = lastEventId && `?lastEventId=${lastEventId}`;
    const response = await fetch(`${origin}/chat-service/held/changes${query}`, {
      headers: { ...headers, accept: 'text/event-stream' },
    }).catch(() => null);
    // A link that has ended says so, and ends the command.
    if (response?.ok !== true) {
      await setTimeout(PAUSE_MS);
      last = await readAfter(last);
      continue;
    }
    try {
      let text = '';
      for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
        text += part;
        const whole = text.lastIndexOf('\n\n') + 2;
        const events = text.slice(0, whole);
        text = text.slice(whole);
        lastEventId = [...events.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? lastEventId;
        // `begin` too: what was written before the connection was known is not among its events.
        if (events.includes('event: ')) last = await readAfter(last);
      }
    } catch {
      // Cut off: what was missed follows with the next connection.
    }
  }
}

// The thread that reads the text of PDF files. JavaScript, so that Node starts it from sources too; a build bundles it.
import { parentPort } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';

/** One packed stream may not grow beyond this, nor all large ones of a file beyond the other. */
const STREAM_BYTES = 24 * 2 ** 20;
const ALL_BYTES = 256 * 2 ** 20;
const LARGE_BYTES = 2 ** 20;
const MAX_PAGES = 200;
const MAX_ITEMS = 100_000;

const refused = (code, details = {}) => ({ kind: 'refused', code, details });
const tooLarge = () => refused('PDF_UNPACKED_TOO_LARGE', { maxBytes: STREAM_BYTES });

const grown = { bytes: 0, isTooLarge: false };

/**
 * The library unpacks into byte arrays that it doubles, in this thread and without a limit of its own; a file of some
 * kilobytes can hold gigabytes, behind encryption too. Arrays beyond the limit are refused where they are made, and the
 * answer is given there: the library waits for ever for a page of which a part failed.
 */
const Bytes = globalThis.Uint8Array;
globalThis.Uint8Array = new Proxy(Bytes, {
  construct(target, args, newTarget) {
    const size = typeof args[0] === 'number' ? args[0] : 0;
    if (size >= LARGE_BYTES) {
      grown.bytes += size;
      if (size > STREAM_BYTES || grown.bytes > ALL_BYTES) {
        if (!grown.isTooLarge) parentPort.postMessage(tooLarge());
        grown.isTooLarge = true;
        throw new RangeError('A packed part of the file is too large.');
      }
    }
    return Reflect.construct(target, args, newTarget);
  },
});

const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
// The library also reads on this thread; it is loaded once, with the first file.
await import('pdfjs-dist/legacy/build/pdf.worker.mjs');

/** Places of a text on the page as it is shown: from its upper left corner, in points. */
function placed(item, viewport, page) {
  const [a, b, c, d, e, f] = item.transform;
  const [va, vb, vc, vd, ve, vf] = viewport.transform;
  const along = [va * a + vc * b, vb * a + vd * b];
  const up = [va * c + vc * d, vb * c + vd * d];
  const x = va * e + vc * f + ve;
  const y = vb * e + vd * f + vf;
  const height = Math.hypot(...up);
  const turned = Math.abs(along[1]) > Math.abs(along[0]) * 0.1 || along[0] < 0;
  return { text: item.str, page, x, y: y - height, width: item.width, height, ...(turned ? { turned } : {}) };
}

const isOnPage = ({ x, y, width, height }, size) =>
  x + width > 0 && y + height > 0 && x < size.width && y < size.height;

/** Scripts of the file, of its pages and of its fields: reading runs none, but a report has no use for them. */
async function hasScript(pdf, bytes) {
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('/JavaScript')) return true;
  const [actions, inFields] = await Promise.all([pdf.getJSActions(), pdf.hasJSActions()]);
  return actions !== null || inFields;
}

/** No packing of this kind grows more than about a thousandfold: smaller parts need no look. */
const SMALLEST_BOMB = STREAM_BYTES / 1100;

/**
 * Whether a packed part is too large, found out by native code before the library begins. Pictures may be large, and are not
 * unpacked for their text; encrypted parts cannot be looked into: for both, the limit on arrays remains.
 */
function hasBomb(bytes) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at + 6)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue;
    const from = at + (file[at + 6] === 0x0d ? 8 : 7);
    const end = file.indexOf('endstream', from);
    if (end - from < SMALLEST_BOMB) continue;
    if (file.toString('latin1', Math.max(at - 400, 0), at).includes('/Image')) continue;
    try {
      inflateSync(file.subarray(from, end), { maxOutputLength: STREAM_BYTES });
    } catch (error) {
      if (error?.code === 'ERR_BUFFER_TOO_LARGE') return true;
    }
  }
  return false;
}

async function read(bytes) {
  if (hasBomb(bytes)) return tooLarge();
  const raw = bytes.slice();
  const loading = getDocument({
    data: bytes,
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    stopAtErrors: false,
  });
  try {
    const pdf = await loading.promise;
    if (pdf.numPages > MAX_PAGES)
      return refused('PDF_TOO_MANY_PAGES', { pages: pdf.numPages, maxPages: MAX_PAGES });
    if (await hasScript(pdf, raw)) return refused('PDF_SCRIPT');
    const pages = [];
    const items = [];
    for (let at = 1; at <= pdf.numPages; at += 1) {
      const page = await pdf.getPage(at);
      const viewport = page.getViewport({ scale: 1 });
      const size = { width: viewport.width, height: viewport.height };
      pages.push({ page: at, ...size });
      const { items: texts } = await page.getTextContent({ disableNormalization: true });
      if (grown.isTooLarge) return tooLarge();
      for (const text of texts) {
        if (!('str' in text) || text.str.trim() === '') continue;
        const item = placed(text, viewport, at);
        if (isOnPage(item, size)) items.push(item);
      }
      if (items.length > MAX_ITEMS) return tooLarge();
      page.cleanup();
    }
    if (items.length === 0) return refused('PDF_NO_TEXT', { pages: pdf.numPages });
    return { kind: 'ready', pages, items };
  } catch (error) {
    if (grown.isTooLarge) return tooLarge();
    if (error?.name === 'PasswordException') return refused('PDF_LOCKED');
    return refused('PDF_DAMAGED');
  } finally {
    await loading.destroy().catch(() => undefined);
  }
}

parentPort.on('message', (bytes) => {
  grown.bytes = 0;
  grown.isTooLarge = false;
  void read(bytes).then((answer) => parentPort.postMessage(answer));
});

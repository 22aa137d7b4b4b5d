// What a generator will write: planned completely and formatted before anything is written, so that a refusal leaves
// nothing half done.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';

/** A reason not to generate anything, for the person who asked. */
export class Refusal extends Error {}

/** Replaces `%token%` by its value. @throws for a token without one */
export const filled = (text, tokens) =>
  text.replace(/%([A-Za-z]+(?:[ _-][A-Za-z]+)*)%/g, (_, token) => {
    if (!(token in tokens)) throw new Error(`The template names %${token}%, which has no value.`);
    return tokens[token];
  });

/** The templates below a folder: the path and the text of each file to write. */
export function templates(folder, tokens) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tpl'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      path: filled(relative(folder, file).split(sep).join('/'), tokens).replace(/\.tpl$/, ''),
      text: filled(readFileSync(file, 'utf8'), tokens),
    }));
}

/** New files and edits below `root`; nothing is written before `write`. */
export class Plan {
  #root;
  /** Path → the text of a new file. */
  #created = new Map();
  /** Path → the new text of an existing file. */
  #edited = new Map();

  constructor(root) {
    this.#root = root;
  }

  get created() {
    return [...this.#created.keys()];
  }

  get edited() {
    return [...this.#edited.keys()];
  }

  /** @throws Refusal when the file exists */
  create(path, text) {
    if (existsSync(join(this.#root, path))) throw new Refusal(`${path} exists already. Nothing was changed.`);
    this.#created.set(path, text);
  }

  /**
   * @param change returns the new text; unchanged text is no edit
   * @throws when the text has lost the place at which the change is made
   */
  edit(path, change) {
    const before = this.#edited.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
    const after = change(before);
    if (after !== before) this.#edited.set(path, after);
  }

  /** Writes everything, formatted; when that fails halfway, what was there before is put back. */
  async write() {
    const texts = [];
    for (const [path, text] of [...this.#created, ...this.#edited])
      texts.push([path, await this.#tidy(path, text)]);
    const before = this.edited.map((path) => [path, readFileSync(join(this.#root, path))]);
    try {
      for (const [path, text] of texts) {
        mkdirSync(dirname(join(this.#root, path)), { recursive: true });
        writeFileSync(join(this.#root, path), text);
      }
    } catch (error) {
      for (const path of this.created) rmSync(join(this.#root, path), { force: true });
      for (const [path, bytes] of before) writeFileSync(join(this.#root, path), bytes);
      throw error;
    }
  }

  async #tidy(path, text) {
    const file = join(this.#root, path);
    const { inferredParser } = await getFileInfo(file);
    if (inferredParser === null) return text;
    return format(text, { ...(await resolveConfig(file)), filepath: file });
  }
}

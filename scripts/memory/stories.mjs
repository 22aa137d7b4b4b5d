// What each story file reads: its imports, direct and indirect, its snapshots, and what renders and checks every story.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { digestOf } from './files.mjs';
import { importGraph } from './imports.mjs';

const PICTURES = '.storybook/visual-baselines/';

/** Files that no import leads to, or through which every story is rendered. */
const drawsAll = (path) =>
  (path.startsWith('.storybook/') && !path.startsWith(PICTURES) && !path.endsWith('DocsPage.tsx')) ||
  /^(package-lock\.json|tsconfig[\w.]*\.json)$/.test(path) ||
  /^packages\/[^/]+\/(package|tsconfig)\.json$/.test(path) ||
  /^scripts\/(stories|story-report|storybook-build|serve-folder|browser)\.mjs$/.test(path);

/**
 * @param files from `projectFiles`
 * @param surroundings from `surroundingsOf`
 * @returns `{ keys, orphansKey }`: the key of each story file by its path, and one for the question whether every
 *   snapshot has its story
 */
export function storyKeys(root, files, surroundings) {
  const reach = importGraph(root, files);
  const stories = files.paths.filter((path) => path.endsWith('.stories.tsx'));
  const shared = files.paths.filter(drawsAll);
  // What renders every story imports the theme and the app's messages, so all stories read these too.
  // The runner's configuration imports only the browser's script, which is shared itself.
  const drawing = shared.filter((path) => /\.(ts|tsx)$/.test(path) && !path.endsWith('playwright.config.ts'));
  const drawn = new Set(reach(...drawing));
  const ground = digestOf(
    surroundings,
    ...[...new Set([...shared, ...drawn])].sort().flatMap((path) => [path, files.digest(path)]),
  );
  const pictures = files.paths.filter((path) => path.startsWith(PICTURES));
  const picturesOf = (path) => {
    if (!path.includes('.visual.')) return [];
    const prefix = `${PICTURES}${sanitize(titleOf(root, path))}--`;
    return pictures.filter((picture) => picture.startsWith(prefix));
  };
  const keys = new Map(
    stories.map((path) => {
      const read = [...reach(path), ...picturesOf(path)];
      return [path, digestOf(ground, ...read.flatMap((each) => [each, files.digest(each)]))];
    }),
  );
  const orphansKey = digestOf(ground, ...pictures, ...stories.flatMap((path) => [path, files.digest(path)]));
  return { keys, orphansKey };
}

/** The title of a visual story file: its snapshots are named after it. */
function titleOf(root, path) {
  const title = /\btitle: '(Pictures\/[^']+)'/.exec(readFileSync(join(root, path), 'utf8'))?.[1];
  if (!title) throw new Error(`${path} gives no title below Pictures/, by which its pictures are found.`);
  return title;
}

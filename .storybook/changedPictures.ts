import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePictures, isSamePicture } from './comparePictures.ts';
import { showIn, tokens, type Environment } from './showIn.ts';
import { type Page, resize } from './storyPage.ts';

const baselines = join(process.cwd(), '.storybook', 'visual-baselines');
const output = join(process.cwd(), '.visual-out');

/**
 * One snapshot of every `*.visual.stories`, without exception: `preview.tsx` and `scripts/stories.mjs` rely on this
 * too.
 */
interface Picture extends Environment {
  readonly width: number;
  /** Only of these parts, by the beginning of their stories' ids; absent: of all. */
  readonly of?: readonly string[];
}
const kept = JSON.parse(readFileSync(join(process.cwd(), '.storybook/pictures.json'), 'utf8')) as Picture[];
/** `off` where the browser is not the one the baselines were made with; `update` accepts what is rendered. */
const pictures = process.env.HEALZY_PICTURES ?? 'compare';

/** The snapshots of a story that differ from their baselines, and where to look. */
export async function changedPictures(page: Page, storyId: string, height = 240): Promise<string[]> {
  if (pictures === 'off') return [];
  const changed: string[] = [];
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const picture of kept.filter((each) => isOf(storyId, each))) {
    await page.setViewportSize({ width: picture.width, height });
    await showIn(page, picture);
    const complaint = await comparePicture(page, pictureName(storyId, picture));
    if (complaint) changed.push(complaint);
  }
  await resize(page, size);
  return changed;
}

const isOf = (storyId: string, { of }: Picture) =>
  of?.some((part) => storyId.startsWith(`${part}--`)) ?? true;

function pictureName(id: string, { theme, width, brand, isForced }: Picture): string {
  return [id, isForced ? 'forced' : theme, width, ...(brand ? [brand] : [])].join('.');
}

/** What is wrong with the snapshot, or nothing. */
async function comparePicture(page: Page, name: string): Promise<string | undefined> {
  await page.mouse.move(0, 0);
  const baseline = join(baselines, `${name}.png`);
  const kept = existsSync(baseline) ? readFileSync(baseline) : undefined;
  const drawn = join(output, `${name}.drawn.png`);
  const difference = join(output, `${name}.difference.png`);
  const image = await draw(page, kept);
  if (kept?.equals(image)) return undefined;
  if (pictures === 'update') {
    mkdirSync(baselines, { recursive: true });
    writeFileSync(baseline, image);
    return undefined;
  }
  const found = kept && comparePictures(kept, image);

  mkdirSync(output, { recursive: true });
  writeFileSync(drawn, image);
  if (!found) return `${name}: no picture is kept yet; look at ${drawn} and accept it with --update.`;
  writeFileSync(difference, found.image);
  return `${name}: ${found.message}; see ${difference} (kept, drawn, changed). If it is meant, accept it with --update.`;
}

/**
 * Takes snapshots until one equals the baseline, or none has changed for a second: after a change of width a chart
 * measures itself and renders again, and how soon depends on the machine.
 */
async function draw(page: Page, kept: Buffer | undefined): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let still = 0, tries = 0; ; tries++) {
    const image = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      fullPage: true,
    });
    const isStill = last?.equals(image) ?? false;
    if (kept && !isStill && isSamePicture(kept, image)) return kept;
    still = isStill ? still + 1 : 0;
    // With another token no snapshot equals its baseline, so waiting would be pointless.
    if (still >= (tokens ? 1 : 4) || tries >= 30) return image;
    last = image;
    await page.waitForTimeout(250);
  }
}

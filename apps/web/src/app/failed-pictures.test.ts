import { afterEach, expect, it } from 'vitest';
import { logFailedPictures } from './failed-pictures.ts';

const ID = '0195c0de-0000-7000-8000-000000000001';
const lines: string[] = [];
logFailedPictures(document, (line) => lines.push(line));

afterEach(() => {
  lines.length = 0;
  document.body.replaceChildren();
});

function fail(src: string): void {
  const picture = document.createElement('img');
  picture.src = src;
  document.body.append(picture);
  picture.dispatchEvent(new Event('error'));
}

it('logs which document’s image failed to load, and nothing that gives access to it', () => {
  fail(`/files/content/${ID}?expires=1795248000&signature=secret`);
  expect(lines).toEqual([`The picture of the document ${ID} could not be loaded.`]);
});

it('ignores images that are not stored files', () => {
  fail('/assets/drawing.png');
  fail('data:image/png;base64,AAAA');
  document.body.dispatchEvent(new Event('error'));
  expect(lines).toEqual([]);
});

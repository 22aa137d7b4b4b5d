import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { propReader } from '../.storybook/propTypes.ts';

const kit = join(dirname(fileURLToPath(import.meta.url)), '../packages/ui/src');
const parts = ['components', 'charts', 'patterns'].flatMap((shelf) =>
  readdirSync(join(kit, shelf))
    .map((name) => ({ name, file: join(kit, shelf, name, `${name}.tsx`) }))
    .filter(({ file }) => existsSync(file)),
);
const { read } = propReader();

/** Types whose members the pages cannot list. */
const FROM_ELSEWHERE = /^(Pick|Omit)$/;

describe('the table of props on the page of', () => {
  it.each(parts)('$name says of each prop which type it has', ({ name, file }) => {
    const documented = read(readFileSync(file, 'utf8'), file).find(({ displayName }) => displayName === name);
    // A folder without a component of its name has no such page.
    if (!documented) return;
    const untyped = Object.entries(documented.props ?? {})
      .filter(([, { tsType }]) => !tsType || ['any', 'unknown'].includes(tsType.name))
      .map(([prop]) => prop);
    expect(untyped, 'give these a type that react-docgen can read').toEqual([]);
    expect(
      (documented.composes ?? []).filter((each) => FROM_ELSEWHERE.test(each)),
      'list the props one by one, or extend an interface of the kit',
    ).toEqual([]);
  });
});

/** What a part is about has no default: its name, its title, and the words of these. */
const OF_THE_CONTENT: Readonly<Record<string, string>> = {
  'ConfirmDialog.confirmLabel': 'names the act',
  'ItemPicker.addLabel': 'names the place that the item goes to',
  'RecordFrame.countText': 'names the kind of alert',
  'RangeLegend.messages': 'clinical words',
  'GlucoseTrace.rangeLabels': 'clinical words',
  'HeatGrid.rangeLabels': 'clinical words',
  'HeatGrid.missingLabels': 'names what is missing',
  'HeatGrid.legendLabel': 'names what the colours mean',
  'RangeBar.rangeLabel': 'names whose range it is',
  'RangeBar.stateLabel': 'clinical words',
  'RangeBar.valueText': 'is the content',
  'TimeInRangeBar.rangeLabels': 'clinical words',
  'TimeInRangeBar.metLabel': 'names the goal',
  'TimeInRangeBar.missedLabel': 'names the goal',
  'Tooltip.text': 'is the content',
  'RichText.text': 'is the content',
  'ChatThread.messages': 'is the content',
  'DataTable.labels': 'names rows',
  'FormLayout.labels': 'names the act',
};

describe('labels that the kit has words for', () => {
  const required = parts.flatMap(({ name, file }) => {
    const documented = read(readFileSync(file, 'utf8'), file).find(({ displayName }) => displayName === name);
    return Object.entries(documented?.props ?? {})
      .filter(
        ([prop, { required: isRequired }]) =>
          isRequired && /(Label|Text|abels|Texts|^text|messages)s?$/.test(prop),
      )
      .map(([prop]) => `${name}.${prop}`);
  });

  it('are optional in every part', () => {
    expect(required.toSorted()).toEqual(Object.keys(OF_THE_CONTENT).toSorted());
  });
});

import type { RichTextBlock, RichTextComparedSpan } from './RichText.tsx';

type Block = RichTextBlock<RichTextComparedSpan>;

const block = (type: Block['type'], messages: string, level = 0): Block => ({
  type,
  level,
  spans: messages === '' ? [] : [{ text: messages, marks: [], href: null }],
});

/** One of everything that a text can contain. */
export const sampleText: readonly Block[] = [
  block('HEADING', 'Subjective'),
  {
    type: 'PARAGRAPH',
    level: 0,
    spans: [
      { text: 'Sleeps badly since March, ', marks: [], href: null },
      { text: 'dinner at eleven', marks: ['BOLD'], href: null },
      { text: ', ', marks: [], href: null },
      { text: 'two coffees after lunch', marks: ['ITALIC'], href: null },
      { text: ' and ', marks: [], href: null },
      { text: 'no breakfast', marks: ['UNDERLINE'], href: null },
      { text: '.\nWorks at night.', marks: [], href: null },
    ],
  },
  block('QUOTE', 'I wake up at three and eat whatever there is.'),
  block('HEADING', 'Plan', 1),
  block('NUMBER', 'Dinner before nine'),
  block('NUMBER', 'A snack at five'),
  block('BULLET', 'Fruit', 1),
  block('BULLET', 'Yoghurt', 1),
  block('NUMBER', 'Walk after lunch'),
  {
    type: 'PARAGRAPH',
    level: 0,
    spans: [
      { text: 'More in the ', marks: [], href: null },
      { text: 'guide of the clinic', marks: [], href: 'https://healzy.example/guide' },
      { text: '.', marks: [], href: null },
    ],
  },
];

/** What changed between two versions. */
export const sampleComparison: readonly Block[] = [
  {
    type: 'PARAGRAPH',
    level: 0,
    spans: [
      { text: 'Dinner at ', marks: [], href: null, change: null },
      { text: 'eleven', marks: [], href: null, change: 'REMOVED' },
      { text: 'nine', marks: [], href: null, change: 'ADDED' },
      { text: ', no coffee.', marks: [], href: null, change: null },
    ],
  },
  {
    type: 'BULLET',
    level: 0,
    spans: [{ text: 'Walk after lunch', marks: ['BOLD'], href: null, change: 'ADDED' }],
  },
];

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { RichText, type RichTextBlock } from '../RichText/RichText.tsx';
import { sampleCitations, sampleLook } from '../RichText/sampleCitations.ts';
import { sampleText } from '../RichText/sampleText.ts';
import { RichTextEditor, type RichTextCiting, type RichTextEditorProps } from './RichTextEditor.tsx';

function Held({ defaultValue = [], onChange, ...props }: RichTextEditorProps) {
  const [text, setText] = useState<readonly RichTextBlock[]>(defaultValue);
  return (
    <>
      <RichTextEditor
        {...props}
        value={text}
        onChange={(next) => {
          setText(next);
          onChange?.(next);
        }}
      />
      <output data-testid="read">
        <RichText text={text} />
      </output>
    </>
  );
}

const meta = {
  title: 'Patterns/RichTextEditor',
  component: RichTextEditor,
  args: { label: 'Message', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const messages = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Message' });
const read = (): HTMLElement => screen.getByTestId('read');

/** Types with `execCommand`, because user-event cannot type into this editor. */
async function write(text: string): Promise<void> {
  (await messages()).focus();
  for (const sign of text) document.execCommand('insertText', false, sign);
}

/** The text between the caret and the end of the field. */
function textAfterCaret(field: HTMLElement): string {
  const { focusNode, focusOffset } = document.getSelection() ?? {};
  if (!focusNode || focusOffset === undefined || !field.contains(focusNode)) return field.innerText;
  const rest = document.createRange();
  rest.setStart(focusNode, focusOffset);
  rest.setEnd(field, field.childNodes.length);
  return rest.toString();
}

async function paste(html: string, plain = ''): Promise<void> {
  const data = new DataTransfer();
  if (html !== '') data.setData('text/html', html);
  data.setData('text/plain', plain);
  const field = await messages();
  field.focus();
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

export const Default: Story = {
  name: 'Typed and formatted text is returned as data',
  play: async ({ args, canvas }) => {
    await write('Cena ');
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await write('a las once');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        {
          type: 'PARAGRAPH',
          level: 0,
          spans: [
            { text: 'Cena ', marks: [], href: null },
            { text: 'a las once', marks: ['BOLD'], href: null },
          ],
        },
      ]),
    );
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const KeyboardToolbar: Story = {
  name: 'Tab goes to the toolbar and on to the text; arrows choose a format, which is applied',
  play: async ({ canvas }) => {
    await messages();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await messages()).toHaveFocus();
    await write('Fruit');
    await waitFor(() => expect(read().querySelector('em')).toHaveTextContent('Fruit'));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('toolbar')).toContainElement(document.activeElement as HTMLElement);
  },
};

export const KeyboardShortcuts: Story = {
  name: 'The usual shortcuts format, and Tab leaves the text even in a list',
  render: (args) => (
    <>
      <Held {...args} />
      <button type="button">Next</button>
    </>
  ),
  play: async ({ canvas }) => {
    (await messages()).focus();
    // The browser reports the caret set by focus a moment later, which would clear a pending format.
    await write('No ');
    await userEvent.keyboard('{Control>}b{/Control}');
    await write('One');
    await userEvent.keyboard('{Control>}b{/Control}{Enter}');
    await write('- ');
    await write('Two');
    await userEvent.keyboard('{Enter}');
    await write('Three');
    await userEvent.keyboard('{Control>}]{/Control}');
    await waitFor(() => expect(read().querySelector('li li')).toHaveTextContent('Three'));
    await expect(read().querySelector('strong')).toHaveTextContent(/^One$/);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

export const Undone: Story = {
  name: 'Changes are undone and redone',
  args: { defaultValue: sampleText.slice(0, 1) },
  play: async ({ canvas }) => {
    (await messages()).focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Heading' }));
    await waitFor(() => expect(read().querySelector('h3')).toBeNull());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(read().querySelector('h3')).toHaveTextContent('Subjective'));
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(read().querySelector('h3')).toBeNull());
  },
};

export const Linked: Story = {
  name: 'A link is prompted for; an unsafe address is rejected',
  play: async ({ canvas }) => {
    await write('Guide');
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.keyboard('{Control>}k{/Control}');
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await expect(address).toHaveAccessibleDescription(/Enter the address of a page/);
    await userEvent.clear(address);
    await userEvent.type(address, 'healzy.example/guide{Enter}');
    await waitFor(() =>
      expect(read().querySelector('a')).toHaveAttribute('href', 'https://healzy.example/guide'),
    );
    await waitFor(async () => expect(await messages()).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Link' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Pasted: Story = {
  name: 'Pasted content keeps its structure, and nothing that could run or load',
  play: async () => {
    await paste(
      '<style>p{color:red}</style><h2 onclick="alert(1)">Plan</h2><ul><li><b>Fruit</b></li><li>Water<img src=x onerror="window.ran = true"></li></ul><script>window.ran = true</script>',
    );
    await waitFor(() => expect(read().querySelector('h3')).toHaveTextContent('Plan'));
    await expect(read().querySelectorAll('li')).toHaveLength(2);
    await expect(read().querySelector('strong')).toHaveTextContent('Fruit');
    await expect((await messages()).querySelector('script, style, img[src="x"], [onclick]')).toBeNull();
    await expect('ran' in window).toBe(false);
  },
};

export const PlainPasted: Story = {
  name: 'Plain lines become paragraphs, and markup in them stays text',
  play: async () => {
    await paste('', 'One\n\n<b>Two</b>');
    await waitFor(() => expect(read().querySelectorAll('p')).toHaveLength(2));
    await expect(read()).toHaveTextContent('<b>Two</b>');
  },
};

export const Counted: Story = {
  name: 'Counts what is written without truncating it',
  args: { limit: 10 },
  play: async ({ canvas }) => {
    await write('Twelve signs');
    await waitFor(() => expect(canvas.getByText('12/10')).toBeVisible());
    await expect(read()).toHaveTextContent('Twelve signs');
  },
};

export const Refused: Story = {
  name: 'Its error is associated with it, and the form moves focus to it',
  args: { error: 'Write what was agreed.', hint: 'For the team', name: 'message' },
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas }) => {
    const field = await messages();
    await expect(field).toHaveAccessibleDescription('For the team Write what was agreed.');
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Lead there' }));
    await expect(field).toHaveFocus();
  },
};

function Refusing(props: RichTextEditorProps) {
  const field = useRef<{ focus: () => void }>(null);
  return (
    <>
      <RichTextEditor {...props} inputRef={field} />
      <button type="button" onClick={() => field.current?.focus()}>
        Lead there
      </button>
    </>
  );
}

export const OutOfUse: Story = {
  name: 'Read-only it takes focus but no text',
  args: { isReadOnly: true, defaultValue: sampleText },
  play: async ({ canvas }) => {
    const field = await messages();
    field.focus();
    await expect(field).toHaveFocus();
    await paste('<p>more</p>');
    await expect(field).not.toHaveTextContent('more');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toBeDisabled();
  },
};

export const Replaced: Story = {
  name: 'A new value from outside replaces what is shown',
  render: (args) => <Replacing {...args} />,
  play: async ({ canvas }) => {
    await write('Mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await waitFor(async () => expect(await messages()).toHaveTextContent('Subjective'));
    await expect(await messages()).not.toHaveTextContent('Mine');
  },
};

function Replacing(props: RichTextEditorProps) {
  const [text, setText] = useState<readonly RichTextBlock[]>([]);
  return (
    <>
      <RichTextEditor {...props} value={text} onChange={setText} />
      <button type="button" onClick={() => setText(sampleText)}>
        Take theirs
      </button>
    </>
  );
}

/** An editor in an application that offers one thing to cite. */
function Citing(props: RichTextEditorProps) {
  const editor = useRef<RichTextCiting>(null);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Held {...props} citeRef={editor} citationLook={sampleLook} onCite={() => setAsked(true)} />
      <Dialog
        title="Cite"
        isOpen={isAsked}
        onOpenChange={setAsked}
        actions={
          <Button
            onPress={() => {
              setAsked(false);
              editor.current?.cite('Weight 72.6 kg', { kind: 'MEASUREMENT', id: 'm1', view: null });
            }}
          >
            Weight 72.6 kg
          </Button>
        }
      >
        What should the text refer to?
      </Dialog>
    </>
  );
}

const chosen = () => screen.findByRole('button', { name: 'Weight 72.6 kg' });

export const KeyboardCite: Story = {
  name: '“@” asks what to cite and is replaced by it; deleting removes it as a whole',
  render: (args) => <Citing {...args} />,
  play: async ({ args }) => {
    await write('Mail ana@mail, today @');
    await userEvent.click(await chosen());
    await waitFor(() => expect(read()).toHaveTextContent('Mail ana@mail, today Weight 72.6 kg'));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      {
        type: 'PARAGRAPH',
        level: 0,
        spans: [
          { text: 'Mail ana@mail, today ', marks: [], href: null },
          {
            text: 'Weight 72.6 kg',
            marks: [],
            href: null,
            citation: { kind: 'MEASUREMENT', id: 'm1', view: null },
          },
          { text: ' ', marks: [], href: null },
        ],
      },
    ]);
    await waitFor(async () => expect(await messages()).toHaveFocus());
    await expect(await messages()).toHaveTextContent('Measurement: Weight 72.6 kg');
    // The browser places the caret a moment after the focus.
    await waitFor(async () => expect(textAfterCaret(await messages())).toBe(''));
    document.execCommand('delete');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ spans: [expect.anything(), expect.anything()] }),
      ]),
    );
    document.execCommand('delete');
    await waitFor(() => expect(read()).not.toHaveTextContent('Weight'));
  },
};

export const CiteByButton: Story = {
  name: 'The button cites at the cursor, and an answer without a choice changes nothing',
  render: (args) => <Citing {...args} />,
  play: async ({ canvas }) => {
    await write('Today');
    await userEvent.click(canvas.getByRole('button', { name: 'Cite (@)' }));
    await chosen();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(read()).toHaveTextContent(/^Today$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Cite (@)' }));
    await userEvent.click(await chosen());
    await waitFor(() => expect(read()).toHaveTextContent('Today Weight 72.6 kg'));
  },
};

export const CitedBefore: Story = {
  name: 'A citation is announced with its kind, and one that is gone says so',
  args: { defaultValue: sampleCitations, citationLook: sampleLook, onCite: fn() },
  play: async () => {
    const field = await messages();
    await waitFor(() => expect(field).toHaveTextContent('Measurement: Weight 72.6 kg · Nov 12, 2026'));
    await expect(field).toHaveTextContent('Old report.pdf · Mar 3, 2026 (no longer available)');
    await expect(field.querySelector('a')).toBeNull();
  },
};

const copiedIn = (scope: string) => {
  const citation = { kind: 'MEASUREMENT', id: 'm1', view: null };
  const attribute = JSON.stringify({ scope, citation }).replaceAll('"', '&quot;');
  return `<p>See <span data-citation="${attribute}">Weight 72.6 kg</span></p>`;
};

export const CitedElsewhere: Story = {
  name: 'Pasted within its scope a citation stays one; from another it becomes text',
  args: { citationScope: 'patient 1', citationLook: sampleLook, onCite: fn() },
  play: async ({ args }) => {
    await paste(copiedIn('patient 2'));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        { type: 'PARAGRAPH', level: 0, spans: [{ text: 'See Weight 72.6 kg', marks: [], href: null }] },
      ]),
    );
    await paste(copiedIn('patient 1'));
    await waitFor(async () => expect(await messages()).toHaveTextContent('Measurement: Weight 72.6 kg'));
  },
};

export const LongAndNarrow: Story = {
  name: 'At 320 px a word of ten thousand characters breaks, and tools that do not fit move into a menu',
  args: {
    defaultValue: [
      { type: 'PARAGRAPH', level: 0, spans: [{ text: 'w'.repeat(10_000), marks: [], href: null }] },
    ],
  },
  render: (args) => (
    <div data-testid="box" style={{ width: 320 }}>
      <RichTextEditor {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await messages();
    const box = canvas.getByTestId('box');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More formatting' })).toBeVisible());
  },
};

export const RightToLeft: Story = {
  name: 'A paragraph follows the direction of its own text',
  args: {
    defaultValue: [
      { type: 'PARAGRAPH', level: 0, spans: [{ text: 'مرحبا بالعالم', marks: [], href: null }] },
    ],
  },
  play: async () => {
    const paragraph = (await messages()).querySelector('p');
    await expect(paragraph && getComputedStyle(paragraph).direction).toBe('rtl');
  },
};

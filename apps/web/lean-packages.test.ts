import { describe, expect, it } from 'vitest';
import { contextsOf, emptied, pureComponents, withoutContexts } from './lean-packages.ts';

const button = `import {useSlot as $b$useSlot} from "./utils.mjs";
import {FormContext as $f$form, Form as $f$Form} from "./Form.mjs";

const $b$context = /*#__PURE__*/ (0, $r$createContext)({});
function $b$Button() {}


export {$b$context as ButtonContext, $b$Button as Button};`;
const neighbours: Record<string, string> = {
  './utils.mjs': 'function $u$useSlot() {}\n\n\nexport {$u$useSlot as useSlot};',
  './Form.mjs':
    'const $f$context = /*#__PURE__*/ (0, $r$createContext)(null);\n\n\nexport {$f$context as FormContext, $f$F as Form};',
};
const read = (address: string) => neighbours[address] ?? '';

describe('contexts beside components', () => {
  it('are declared in a module of their own', () => {
    expect(contextsOf(button)).toBe(
      "import { createContext } from 'react';\nexport const $b$context = /*#__PURE__*/ createContext({});",
    );
  });

  it('are imported from there, by their own module and by its neighbours', () => {
    const rest = withoutContexts(button, './Button.mjs?contexts', read);
    expect(rest).toContain('import { $b$context } from "./Button.mjs?contexts";');
    expect(rest).toContain('import { $f$context as $f$form } from "./Form.mjs?contexts";');
    expect(rest).toContain('import { Form as $f$Form } from "./Form.mjs";');
    expect(rest).toContain('import {useSlot as $b$useSlot} from "./utils.mjs";');
    expect(rest).not.toContain('createContext');
    expect(rest).toContain('export {$b$context as ButtonContext, $b$Button as Button};');
  });
});

it('components that the router only creates are marked as free of side effects', () => {
  const code = 'var Link = React10.forwardRef(\n  function Link2() {}\n);\nLink.displayName = "Link";';
  expect(pureComponents(code)).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(\n  function Link2() {}\n);\n',
  );
  const boundary = 'var Boundary = class extends React9.Component {\n  render() {}\n};';
  expect(pureComponents(boundary)).toBe(
    'var Boundary = /* @__PURE__ */ (() => class extends React9.Component {\n  render() {}\n})();',
  );
});

it('an emptied module keeps its exports', () => {
  expect(emptied('export function one() {}\nexport const two = 2;\nconst three = 3;')).toBe(
    'export const one = () => undefined;\nexport const two = () => undefined;',
  );
});
